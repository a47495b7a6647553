import { Fragment, use, useId, useState } from "react";
import { ScrollArea } from "#app/components/prose/scroll-area.tsx";
import { formatNumber } from "#app/format/number.ts";
import { FigureText } from "./figure-text.tsx";
import { FiguresContext } from "./workings/figures.ts";

export type YearlyColumn<Year> = {
  id: string;
  title: string;
  unit: string;
  digits?: number;
  /** `null` where a year has none. */
  value: (year: Year) => number | null;
  /** Whether the sum of the column means anything. */
  adds: boolean;
};

const cell = "py-1.5 pl-2.5 text-right";
const firstCell = "sticky left-0 bg-paper py-1.5 pr-1 text-left font-normal";

/** Shown at first: the start, the first three years and the last. */
const firstRows = 4;

/**
 * One row for each year, and the totals: the whole calculation, for readers who want to check it. The years
 * in the middle can be unfolded; in print and without script all of them are shown.
 */
export function YearlyTable<Year extends { year: number }>({
  caption,
  columns,
  years,
  title,
}: {
  /** The heading of the section. */
  title: string;
  caption: string;
  columns: readonly YearlyColumn<Year>[];
  years: readonly Year[];
}) {
  const [unfolded, setUnfolded] = useState(false);
  const titleId = useId();
  const folds = years.length > firstRows + 2;
  // What a figure comes from may be in any year.
  const isTracing = Boolean(use(FiguresContext)?.openId);
  const isFolded = folds && !unfolded && !isTracing;
  const isMiddle = (index: number) => index >= firstRows && index < years.length - 1;
  return (
    <section aria-labelledby={titleId} className="border-t border-ink">
      <div className="flex items-baseline justify-between gap-4 pt-2 pb-1">
        <h2 id={titleId} className="text-h2">
          {title}
        </h2>
        {folds && (
          <button
            type="button"
            aria-expanded={unfolded}
            onClick={() => setUnfolded(!unfolded)}
            className="needs-script no-print min-h-11 cursor-pointer font-mono text-label text-accent hover:underline md:min-h-6"
          >
            {unfolded ? "Show fewer rows" : `Show all ${years.length} rows`}
          </button>
        )}
      </div>
      <ScrollArea label={`${title}, table`}>
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
            {years.map((year, index) => (
              <Fragment key={year.year}>
                {isFolded && index === years.length - 1 && (
                  <tr className="needs-script no-print border-b border-rule">
                    <td colSpan={columns.length + 1} className="text-muted">
                      {/* Below the years, where it is in view however far the table has scrolled. */}
                      <span aria-hidden="true" className="sticky left-0">
                        ⋯
                      </span>
                      <span className="sr-only">
                        Years {years[firstRows]?.year} to {years.at(-2)?.year} are folded.
                      </span>
                    </td>
                  </tr>
                )}
                <tr
                  className={`border-b border-rule last:border-ink ${isFolded && isMiddle(index) ? "hidden noscript:table-row print:table-row" : ""}`}
                >
                  <th scope="row" className={firstCell}>
                    {year.year}
                  </th>
                  {columns.map(({ id, value, digits }) => (
                    <td key={id} className={cell}>
                      <FigureText id={`${id}.${year.year}`} text={cellText(value(year), digits)} />
                    </td>
                  ))}
                </tr>
              </Fragment>
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
                      id={`${id}.total`}
                      text={formatNumber(years.reduce((sum, year) => sum + (value(year) ?? 0), 0))}
                    />
                  )}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </ScrollArea>
    </section>
  );
}

function cellText(value: number | null, digits: number | undefined) {
  return value === null ? "–" : formatNumber(value, digits);
}
