import { Fragment, memo, useId, useState } from "react";
import { ScrollArea } from "#app/components/prose/scroll-area.tsx";
import { FigureText } from "./figure-text.tsx";

export type PeriodColumn<Row> = {
  id: string;
  title: string;
  unit: string;
  value: (row: Row) => number;
  textOf: (value: number) => string;
  /** Whether the sum of the column means anything. */
  adds: boolean;
};

type PeriodTableProps<Row> = {
  /** The heading of the section. */
  title: string;
  caption: string;
  /** What one row is: `Quarter`, `Day`. */
  period: string;
  columns: readonly PeriodColumn<Row>[];
  rows: readonly Row[];
  nameOf: (row: Row) => string;
};

const cell = "py-1.5 pl-3 text-right";
const firstCell = "sticky left-0 bg-paper py-1.5 pr-1 text-left font-normal";

/** Shown at first: these and the last. */
const firstRows = 4;

/**
 * One row for each period, of any length, and the totals. The rows in the middle unfold; on paper and
 * without script they are all there.
 */
function Table<Row>({ title, caption, period, columns, rows, nameOf }: PeriodTableProps<Row>) {
  const [unfolded, setUnfolded] = useState(false);
  const titleId = useId();
  const folds = rows.length > firstRows + 2;
  const isHidden = (index: number) =>
    folds && !unfolded && index >= firstRows && index < rows.length - 1;
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
            {unfolded ? "Show fewer rows" : `Show all ${rows.length} rows`}
          </button>
        )}
      </div>
      <ScrollArea label={`${title}, table`}>
        <table className="figures w-full text-small print:text-[7pt]">
          <caption className="sr-only">{caption}</caption>
          <thead className="font-mono text-label text-muted">
            <tr className="border-b border-ink align-bottom">
              <th scope="col" className={firstCell}>
                {period}
              </th>
              {columns.map(({ id, title, unit }) => (
                <th key={id} scope="col" className={`${cell} font-normal`}>
                  {title} <span className="block">{unit}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <Fragment key={nameOf(row)}>
                {isHidden(index - 1) && index === rows.length - 1 && (
                  <tr className="needs-script no-print border-b border-rule">
                    <td colSpan={columns.length + 1} className="text-muted">
                      <span aria-hidden="true">⋯</span>
                      <span className="sr-only">The rows in between are folded.</span>
                    </td>
                  </tr>
                )}
                <tr
                  className={`border-b border-rule last:border-ink ${isHidden(index) ? "hidden noscript:table-row print:table-row" : ""}`}
                >
                  <th scope="row" className={firstCell}>
                    {nameOf(row)}
                  </th>
                  {columns.map(({ id, value, textOf }) => (
                    <td key={id} className={cell}>
                      <FigureText id={`${id}-${nameOf(row)}`} text={textOf(value(row))} />
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
              {columns.map(({ id, value, textOf, adds }) => (
                <td key={id} className={cell}>
                  {adds && (
                    <FigureText
                      id={`${id}-total`}
                      text={textOf(rows.reduce((sum, row) => sum + value(row), 0))}
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

export const PeriodTable = memo(Table) as typeof Table;
