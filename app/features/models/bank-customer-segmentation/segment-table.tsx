import { ScrollArea } from "#app/components/prose/scroll-area.tsx";
import { atRisk } from "#models/segmentation/sheet.ts";
import { FigureText } from "../kit/figure-text.tsx";
import { byContribution, type SegmentFigures, titleOf } from "./segments.ts";
import { firstCell, head, line } from "./table-classes.ts";

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

export function SegmentTable({ figures }: { figures: SegmentFigures }) {
  return (
    <section aria-labelledby="segment-by-segment">
      <h2 id="segment-by-segment" className="pb-1 text-h2">
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
            {byContribution(figures).map((segment) => (
              <tr key={segment} className={line}>
                <th scope="row" className={`${firstCell} ${segment === atRisk ? "text-loss" : ""}`}>
                  {titleOf(segment)}
                </th>
                {columns.map(({ line }) => (
                  <td key={line}>
                    <FigureText {...figures.cell(line, segment)} />
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
                  <FigureText
                    {...("ofAll" in column
                      ? figures.cell(column.ofAll)
                      : figures.cell(column.line, "total"))}
                  />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </ScrollArea>
    </section>
  );
}
