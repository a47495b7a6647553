import { ScrollArea } from "#app/components/prose/scroll-area.tsx";
import { formatNumber } from "#app/format/number.ts";
import { segments } from "#models/segmentation/rfm.ts";
import { segmentPosition } from "#models/segmentation/sheet-positions.ts";
import type { SegmentationResults } from "#models/segmentation/worth.ts";
import { FigureText } from "../kit/figure-text.tsx";
import { type SegmentRow, titleOf } from "./results.ts";

const head =
  "border-b border-ink text-right align-bottom font-mono text-label text-muted *:py-2 *:pl-3 *:font-normal";
const line = "border-b border-rule text-right last:double-rule last:border-ink *:py-1.5 *:pl-3";
const firstCell = "pr-2 pl-0! text-left [font-weight:inherit]";

/** The columns, and the lines of the sheet that they are. */
const columns = [
  { title: "Customers", line: "customers" },
  { title: "Share", line: "share" },
  { title: "Balance", line: "balance" },
  { title: "Turnover", line: "turnover" },
  { title: "Products", line: "products" },
  { title: "Each", line: "each" },
  { title: "Contribution", line: "contribution" },
];

/** The averages of all customers are not sums of the segments. */
const ofAll: Readonly<Record<string, string>> = {
  balance: "balanceOfAll",
  turnover: "turnoverOfAll",
  products: "productsOfAll",
  each: "eachOfAll",
};

/** The last row is that of all customers. */
function cellOf(line: string, row: number) {
  const segment = segments[row];
  return segment ? `${line}.${segmentPosition(segment)}` : (ofAll[line] ?? `${line}.total`);
}

export function SegmentTable({ rows }: { rows: readonly SegmentRow[] }) {
  return (
    <section aria-labelledby="segment-by-segment" className="border-t border-ink">
      <h2 id="segment-by-segment" className="pt-2 pb-1 text-h2">
        Segment by segment
      </h2>
      <ScrollArea label="Segment by segment, table">
        <table className="figures w-full text-small print:text-[7pt]">
          <caption className="sr-only">
            Size, averages per customer and yearly contribution of each segment, in euros
          </caption>
          <thead>
            <tr className={head}>
              <th scope="col" className={firstCell}>
                Segment
              </th>
              {columns.map(({ title }) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, customers, cells }, row) => (
              <tr key={name} className={`${line} last:font-medium`}>
                <th scope="row" className={firstCell}>
                  {name}
                </th>
                {columns.map(({ line }, index) => (
                  <td key={line}>
                    <FigureText
                      id={cellOf(line, row)}
                      text={index === 0 ? formatNumber(customers) : (cells[index - 1] ?? "")}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </section>
  );
}

export function MovementTable({ movements }: Pick<SegmentationResults, "movements">) {
  return (
    <section aria-labelledby="who-moved" className="border-t border-ink">
      <h2 id="who-moved" className="pt-2 pb-1 text-h2">
        Who moved in November
      </h2>
      <ScrollArea label="Who moved in November, table">
        <table className="figures w-full text-small print:text-[7pt]">
          <caption className="sr-only">
            Customers by their segment on October 31, 2022, in rows, and on November 30, in columns
          </caption>
          <thead>
            <tr className={head}>
              <th scope="col" className={firstCell}>
                From
              </th>
              {segments.map((to) => (
                <th key={to} scope="col">
                  {titleOf(to)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {segments.map((from, row) => (
              <tr key={from} className={line}>
                <th scope="row" className={firstCell}>
                  {titleOf(from)}
                </th>
                {segments.map((to) => (
                  <td key={to} className={from === to ? "font-medium" : undefined}>
                    <FigureText
                      id={`moved${row + 1}.${segmentPosition(to)}`}
                      text={movements[from][to] === 0 ? "–" : formatNumber(movements[from][to])}
                      tone={movements[from][to] === 0 ? "muted" : "plain"}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </section>
  );
}
