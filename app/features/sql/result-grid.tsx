import { ScrollArea } from "#app/components/prose/scroll-area.tsx";
import { isNumeric, type SqlCell, type SqlColumn } from "./postgres/sql-result.ts";
import { longestLine } from "./result-layout.ts";
import { shownCell } from "./shown-cell.ts";

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
            // biome-ignore lint/suspicious/noArrayIndexKey: a row of a result has no id but its number
            <tr key={index}>
              <th scope="row">{firstRow + index}</th>
              {row.map((full, column) => {
                const cell = shownCell(columns[column], full);
                return (
                  <td
                    // biome-ignore lint/suspicious/noArrayIndexKey: a cell has no id but its column
                    key={column}
                    className={cell && cell.length > longestLine ? "sql-long" : undefined}
                    align={columns[column] && isNumeric(columns[column]) ? "right" : undefined}
                  >
                    {cell === null ? <span className="sql-null">NULL</span> : cell}
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
