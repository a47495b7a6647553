import { ScrollArea } from "#app/components/prose/scroll-area.tsx";
import { type Segment, segments, type sheet } from "#models/segmentation/sheet.ts";
import type { FiguresOf } from "#workings/sheet-spec.ts";
import { FigureText } from "../kit/figure-text.tsx";

type Props = { figures: FiguresOf<typeof sheet> };

/** `At risk`. */
export function titleOf(segment: Segment) {
  return segment.charAt(0).toUpperCase() + segment.slice(1).replace("\u00a0", " ");
}

const head =
  "border-b border-ink text-right align-bottom font-mono text-label text-muted *:py-2 *:pl-3 *:font-normal";
const line = "border-b border-rule text-right last:double-rule last:border-ink *:py-1.5 *:pl-3";
const firstCell = "pr-2 pl-0! text-left [font-weight:inherit]";

/** The columns: the lines of the sheet, and what all customers have on average where that is no sum of segments. */
const columns = [
  { title: "Customers", line: "customers" },
  { title: "Share", line: "share" },
  { title: "Balance", line: "balance", ofAll: "balanceOfAll" },
  { title: "Turnover", line: "turnover", ofAll: "turnoverOfAll" },
  { title: "Products", line: "products", ofAll: "productsOfAll" },
  { title: "Each", line: "each", ofAll: "eachOfAll" },
  { title: "Contribution", line: "contribution" },
] as const;

export function SegmentTable({ figures }: Props) {
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
            {segments.map((segment) => (
              <tr key={segment} className={line}>
                <th scope="row" className={firstCell}>
                  {titleOf(segment)}
                </th>
                {columns.map(({ line }) => (
                  <td key={line}>
                    <FigureText id={`${line}.${segment}`} text={figures.text(line, segment)} />
                  </td>
                ))}
              </tr>
            ))}
            <tr className={`${line} font-medium`}>
              <th scope="row" className={firstCell}>
                All customers
              </th>
              {columns.map((column) => (
                <td key={column.line}>
                  {"ofAll" in column ? (
                    <FigureText id={column.ofAll} text={figures.text(column.ofAll)} />
                  ) : (
                    <FigureText
                      id={`${column.line}.total`}
                      text={figures.text(column.line, "total")}
                    />
                  )}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </ScrollArea>
    </section>
  );
}

export function MovementTable({ figures }: Props) {
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
                {segments.map((to) => {
                  const moved = `moved${row + 1}` as "moved1";
                  const isNobody = figures.at(moved, to) === 0;
                  return (
                    <td key={to} className={from === to ? "font-medium" : undefined}>
                      <FigureText
                        id={`${moved}.${to}`}
                        text={isNobody ? "–" : figures.text(moved, to)}
                        tone={isNobody ? "muted" : "plain"}
                      />
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </section>
  );
}
