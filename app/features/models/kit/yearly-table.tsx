import { ScrollArea } from "#app/components/prose/scroll-area.tsx";
import { formatNumber } from "#app/format/number.ts";
import { FigureText } from "./figure-text.tsx";

export type YearlyColumn<Year> = {
  id: string;
  title: string;
  unit: string;
  digits?: number;
  value: (year: Year) => number;
  /** Whether the sum of the column means anything. */
  adds: boolean;
};

const cell = "py-1.5 pl-3 text-right";
const firstCell = "sticky left-0 bg-paper py-1.5 pr-1 text-left font-normal";

/** One row for each year, and the totals: the whole calculation, for whoever wants to check it. */
export function YearlyTable<Year extends { year: number }>({
  caption,
  columns,
  years,
}: {
  caption: string;
  columns: readonly YearlyColumn<Year>[];
  years: readonly Year[];
}) {
  return (
    <ScrollArea label="Year by year, table">
      <table className="figures w-full text-small">
        <caption className="sr-only">{caption}</caption>
        <thead className="font-mono text-label text-muted">
          <tr className="border-b border-ink align-bottom">
            <th scope="col" className={firstCell}>
              Year
            </th>
            {columns.map(({ id, title, unit }) => (
              <th key={id} scope="col" className={`${cell} font-normal`}>
                {title} <span className="block">{unit}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {years.map((year) => (
            <tr key={year.year} className="border-b border-rule last:border-ink">
              <th scope="row" className={firstCell}>
                {year.year}
              </th>
              {columns.map(({ id, value, digits }) => (
                <td key={id} className={cell}>
                  <FigureText id={`${id}-${year.year}`} text={formatNumber(value(year), digits)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="double-rule border-ink font-medium">
            <th scope="row" className={`${firstCell} font-medium!`}>
              Total
            </th>
            {columns.map(({ id, value, adds }) => (
              <td key={id} className={cell}>
                {adds && (
                  <FigureText
                    id={`${id}-total`}
                    text={formatNumber(years.reduce((sum, year) => sum + value(year), 0))}
                  />
                )}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </ScrollArea>
  );
}
