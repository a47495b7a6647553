import { Fragment, memo, use, useId, useState } from "react";
import { ScrollArea } from "#app/components/prose/scroll-area.tsx";
import { Fold, sectionHandle } from "#app/components/ui/fold.tsx";
import { formatNumber } from "#app/lib/format/number.ts";
import { cellId } from "#workings/cells.ts";
import type { CellId } from "#workings/sheet-spec.ts";
import { FigureText } from "./figure-text.tsx";
import { FiguresContext } from "./workings/figures.ts";

export type PeriodColumn<Row> = {
  /** The name of its line in the sheet. */
  id: string;
  title: string;
  unit: string;
  /** `null` where a period has no number, `undefined` where the sheet has no cell whose working could be shown. */
  value: (row: Row) => number | null | undefined;
  /** Whether the sum of the column means anything. */
  adds: boolean;
  /** Digits after the decimal point. */
  digits?: number;
  /** Whether a negative amount is set off as a loss. */
  showsLoss?: boolean;
  /** How a value is written, where it is more than a number with these digits. */
  textOf?: (value: number) => string;
};

type PeriodTableProps<Row> = {
  /** The heading of the section. */
  title: string;
  caption: string;
  /** What one row is: `Quarter`, `Day`. */
  period: string;
  columns: readonly PeriodColumn<Row>[];
  rows: readonly Row[];
  /** The heading of a row. */
  nameOf: (row: Row) => string;
  /** Its position in the model's sheet, where that is not its heading. */
  idOf?: (row: Row) => string;
  /** Whether the rows in the middle are folded at first. */
  folds?: boolean;
  /** Whether a phone folds all of it. */
  foldsOnPhones?: boolean;
};

const none = "–";

/** A longer table shows its first rows and the last: as in `figure-table.css`. */
const mostRows = 12;

/**
 * One row for each period, of any length, and the totals: the whole calculation, for readers who want to
 * check it. The rows in the middle can be unfolded; in print and without script all of them are shown.
 */
function Table<Row>({
  title,
  caption,
  period,
  columns: all,
  rows,
  nameOf,
  idOf = nameOf,
  folds: mayFold = true,
  foldsOnPhones = false,
}: PeriodTableProps<Row>) {
  const openId = use(FiguresContext)?.openId ?? null;
  const [choice, setChoice] = useState<{ openId: string | null; isUnfolded: boolean }>({
    ...{ openId: null, isUnfolded: false },
  });
  const titleId = useId();
  const folds = mayFold && rows.length > mostRows;
  // What a figure comes from may be in any row: its trace unfolds the table, which can still be folded again.
  const isUnfolded = choice.openId === openId ? choice.isUnfolded : openId !== null;
  const isFolded = folds && !isUnfolded;
  // What does not occur in this case needs no column.
  const columns = all.filter(({ value }) => rows.some((row) => (value(row) ?? 0) !== 0));
  const shared = sharedUnit(columns);
  const section = (
    <section
      aria-labelledby={titleId}
      className={`border-ink ${foldsOnPhones ? "md:border-t" : "border-t"}`}
    >
      <div className="flex items-baseline justify-between gap-4 pt-2 pb-1">
        <h2 id={titleId} className={`text-h2 ${foldsOnPhones ? "max-md:sr-only" : ""}`}>
          {title}
        </h2>
        {folds && (
          <button
            type="button"
            aria-expanded={isUnfolded}
            onClick={() => setChoice({ openId, isUnfolded: !isUnfolded })}
            className="needs-script no-print flex min-h-11 shrink-0 cursor-pointer items-center gap-2 whitespace-nowrap text-muted md:min-h-6"
          >
            <span className="font-mono text-label">
              <span className="sr-only">Show all </span>
              {rows.length} rows
            </span>
            <span aria-hidden="true" className={`text-base ${isUnfolded ? "rotate-45" : ""}`}>
              +
            </span>
          </button>
        )}
      </div>
      <ScrollArea label={`${title}, table`}>
        <table className={`figure-table periods ${isFolded ? "folded" : ""}`}>
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{shared ? `${period}, ${shared}` : period}</th>
              {columns.map(({ id, title, unit }) => (
                <th key={id} scope="col">
                  {title}
                  {unit !== shared &&
                    unit !== "" &&
                    (shared ? `, ${unit}` : <span className="block"> {unit}</span>)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <Fragment key={nameOf(row)}>
                {isFolded && index === rows.length - 1 && (
                  <tr className="needs-script no-print">
                    {/* A cell of its own: the first column stays in view however far the table has scrolled. */}
                    <td className="py-0 text-muted">
                      <span aria-hidden="true">⋯</span>
                      <span className="sr-only">The rows in between are folded.</span>
                    </td>
                    <td colSpan={columns.length} />
                  </tr>
                )}
                <tr>
                  <th scope="row">{nameOf(row)}</th>
                  {columns.map((column) => {
                    const value = column.value(row);
                    return (
                      <td key={column.id}>
                        {value === undefined ? (
                          none
                        ) : (
                          <FigureText
                            id={cellId(column.id, idOf(row)) as CellId}
                            text={cellText(column, value)}
                            tone={column.showsLoss && (value ?? 0) < 0 ? "loss" : "plain"}
                          />
                        )}
                      </td>
                    );
                  })}
                </tr>
              </Fragment>
            ))}
          </tbody>
          {columns.some(({ adds }) => adds) && (
            <tfoot>
              <tr className="double-rule border-ink font-medium">
                <th scope="row">Total</th>
                {columns.map((column) => (
                  <td key={column.id}>
                    {column.adds && (
                      <FigureText
                        id={cellId(column.id, "total") as CellId}
                        text={cellText(
                          column,
                          rows.reduce((sum, row) => sum + (column.value(row) ?? 0), 0),
                        )}
                      />
                    )}
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </ScrollArea>
    </section>
  );
  if (!foldsOnPhones) return section;
  return (
    <Fold
      title={<span className={sectionHandle}>{title}</span>}
      size={`${rows.length} rows`}
      onPhonesOnly
      className="max-md:border-t max-md:border-ink"
    >
      {section}
    </Fold>
  );
}

/** A unit that two thirds of the columns have is said once, in the first heading; the few others need no second line. */
function sharedUnit<Row>(columns: readonly PeriodColumn<Row>[]) {
  const units = columns.map(({ unit }) => unit);
  return units.find(
    (unit) => unit !== "" && units.filter((other) => other === unit).length * 3 >= units.length * 2,
  );
}

function cellText<Row>({ digits, textOf }: PeriodColumn<Row>, value: number | null) {
  if (value === null) return none;
  return textOf ? textOf(value) : formatNumber(value, digits);
}

export const PeriodTable = memo(Table) as typeof Table;
