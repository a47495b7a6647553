import { ScrollArea } from "#app/components/prose/scroll-area.tsx";
import { isNumeric, type SqlCell, type SqlColumn } from "./postgres/query-text.ts";
import type { QueryStep } from "./query.ts";

/** Rows of a result, numbered, each column with its type. */
export function ResultGrid({
  label,
  columns,
  rows,
  firstRow = 1,
}: {
  label: string;
  columns: readonly SqlColumn[];
  rows: readonly (readonly SqlCell[])[];
  /** The number of the first row shown. */
  firstRow?: number;
}) {
  return (
    <ScrollArea label={label} className="sql-grid">
      <table>
        <thead>
          <tr>
            <th scope="col">row</th>
            {columns.map((column, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns of a result may have the same name
              <th key={index} scope="col" align={isNumeric(column) ? "right" : undefined}>
                <span className="text-ink">{column.name}</span>
                {` ${column.type}`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a result have no other id
            <tr key={index}>
              <th scope="row">{firstRow + index}</th>
              {row.map((full, column) => {
                const cell = shownCell(columns[column], full);
                return (
                  <td
                    // biome-ignore lint/suspicious/noArrayIndexKey: cells of a result have no other id
                    key={column}
                    className={cell && cell.length > longestLine ? "sql-long" : undefined}
                    align={columns[column] && isNumeric(columns[column]) ? "right" : undefined}
                  >
                    {cell === null ? (
                      <span className="font-mono text-label text-muted">NULL</span>
                    ) : (
                      cell
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

/**
 * How a result is set. `narrow`: each column's type beside its name, the words beside the result. `stacked`: the
 * types below the names. `wide`: the result has the whole width, with the words below it.
 */
type ResultLayout = "narrow" | "stacked" | "wide";

/** Pixels. A digit of the text font and a character of the code font are a little narrower. */
const character = 8;
const gap = 20;
/** The frame on a phone of 390 px. */
const phoneRoom = 312;
/** Beside the words. */
const roomBesideWords = 392;
/** Characters. A longer cell wraps; a shorter one, such as a date, is not broken. */
const longestLine = 24;
const narrowestWrapped = 20;

/** The narrowest layout in which no column is hidden, judged by the number of characters. */
export function resultLayout(result: Pick<QueryStep, "columns" | "rows">): ResultLayout {
  if (widthOf(result, (name, type) => name + 1 + type) <= phoneRoom) return "narrow";
  return widthOf(result, Math.max) <= roomBesideWords ? "stacked" : "wide";
}

function widthOf(
  { columns, rows }: Pick<QueryStep, "columns" | "rows">,
  headOf: (name: number, type: number) => number,
) {
  const longest = columns.map(({ name, type }, column) =>
    Math.max(
      headOf(name.length, type.length),
      ...rows.map((row) => {
        const length = (shownCell(columns[column], row[column] ?? null) ?? "NULL").length;
        return length > longestLine ? narrowestWrapped : length;
      }),
    ),
  );
  return longest.reduce((sum, length) => sum + gap + length * character, "row".length * character);
}

/** More decimals than anybody reads, such as those of a division: `10.332795895518899`. */
const manyDecimals = /^-?\d+\.\d{7,}$/;

/** A cell as the page shows it; files have every digit. */
export function shownCell(column: SqlColumn | undefined, cell: SqlCell): SqlCell {
  if (cell === null || !column || !isNumeric(column) || !manyDecimals.test(cell)) return cell;
  return String(Number(Number(cell).toFixed(4)));
}
