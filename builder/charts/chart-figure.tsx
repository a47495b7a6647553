import { renderToStaticMarkup } from "react-dom/server";
import { DrawnAtBuild } from "#app/components/charts/readable.tsx";
import type { TreeNode } from "../mdx/tree.ts";
import { htmlTree } from "../mdx/tree.ts";
import type { ChartRequest } from "./chart-request.ts";
import { DrawnRequest } from "./draw-request.tsx";

/** Beyond this many rows the table has the first, lowest, highest and last value of each column. */
const maxRows = 60;

/** The parts of the figure, as elements: the page carries what is drawn, not what draws it. */
export function chartFigure(request: ChartRequest, number: number): TreeNode[] {
  const figure = (
    <DrawnAtBuild value={true}>
      <ChartFigure request={request} />
    </DrawnAtBuild>
  );
  const markup = renderToStaticMarkup(figure, {
    // Each chart is rendered alone, and would repeat the ids of the others.
    identifierPrefix: `chart${number}-`,
  });
  return htmlTree(markup);
}

function ChartFigure({ request }: { request: ChartRequest }) {
  const { name, title, caption, x, series } = request;
  const valueName = series.length === 1 && name !== "HeatGrid" ? series[0]?.name : undefined;
  return (
    <>
      <figure>
        {title && <p className="mb-3 font-serif text-h3 text-balance">{title}</p>}
        <DrawnRequest request={{ ...request, unit: request.unit ?? valueName }} />
        {name === "ScatterChart" && <p className="chart-base-name">{x.name}</p>}
        {caption && (
          <figcaption className="mt-3 text-small text-pretty text-muted">{caption}</figcaption>
        )}
      </figure>
      {/* A grid shows every value itself. */}
      {name !== "HeatGrid" && (
        <details data-search="skip">
          <summary>Show as a table</summary>
          <Table {...(x.axis.texts.length > maxRows ? summaryOf(request) : rowsOf(request))} />
        </details>
      )}
    </>
  );
}

type Cells = { head: readonly string[]; rows: readonly (readonly string[])[] };

function Table({ head, rows }: Cells) {
  const [first, ...others] = head;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {others.map((name) => (
            <th key={name} scope="col" align="right">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...values], row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other id, and are rendered once
          <tr key={row}>
            <th scope="row">{name}</th>
            {values.map((value, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other id, and are rendered once
              <td key={column} align="right">
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function rowsOf({ x, series, format }: ChartRequest): Cells {
  return {
    head: [x.name, ...series.map(({ name }) => name)],
    rows: x.axis.texts.map((text, row) => [
      text,
      ...series.map(({ values }) => {
        const value = values[row] ?? null;
        return value === null ? "–" : format.exact(value);
      }),
    ]),
  };
}

function summaryOf({ x, series, format }: ChartRequest): Cells {
  const kinds = {
    First: (values: readonly number[]) => values[0] ?? 0,
    Lowest: (values: readonly number[]) => Math.min(...values),
    Highest: (values: readonly number[]) => Math.max(...values),
    Last: (values: readonly number[]) => values.at(-1) ?? 0,
  };
  return {
    head: [`${x.axis.texts[0]} to ${x.axis.texts.at(-1)}`, ...series.map(({ name }) => name)],
    rows: Object.entries(kinds).map(([name, of]) => [
      name,
      ...series.map(({ values }) => format.exact(of(values.filter((value) => value !== null)))),
    ]),
  };
}
