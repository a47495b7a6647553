import { type KeyboardEvent, use, useEffect, useRef, useState } from "react";
import { FormulaText } from "#app/components/ui/formula-text.tsx";
import type { CellId } from "#workings/sheet-spec.ts";
import { FiguresContext, panelId } from "./workings/figures.ts";

type Cell = { row: number; column: number };

type ChoiceGridProps = {
  caption: string;
  /** What the rows and the columns are: `WACC`, `Terminal growth`. */
  rowTitle: string;
  columnTitle: string;
  columns: readonly { id: CellId; name: string }[];
  rows: readonly {
    id: CellId;
    name: string;
    cells: readonly { id: CellId; text: string; spoken: string }[];
  }[];
  current: Cell;
  choose: (cell: Cell) => void;
};

/**
 * Results for pairs of values. A press on a cell chooses its pair; the arrow keys move in the grid, Enter
 * chooses. A press on the chosen cell shows its working, where the model has a sheet. Without script and on
 * paper it is a plain table.
 */
export function ChoiceGrid({
  caption,
  rowTitle,
  columnTitle,
  columns,
  rows,
  current,
  choose,
}: ChoiceGridProps) {
  const figures = use(FiguresContext);
  const table = useRef<HTMLTableElement>(null);
  const [visited, setVisited] = useState<Cell | null>(null);
  const reachable = visited ?? current;
  const choseByKey = useRef(false);

  // The new grid is laid out around the chosen cell, so the focus follows it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a choice has changed the rows
  useEffect(() => {
    if (!choseByKey.current) return;
    choseByKey.current = false;
    buttonAt(table.current, current)?.focus();
  }, [rows]);

  function press(cell: Cell) {
    choseByKey.current = table.current?.contains(document.activeElement) ?? false;
    setVisited(null);
    choose(cell);
  }

  function move(event: KeyboardEvent) {
    const next = neighbor(reachable, event.key, { row: rows.length, column: columns.length });
    if (!next) return;
    event.preventDefault();
    setVisited(next);
    buttonAt(table.current, next)?.focus();
  }

  return (
    <table
      ref={table}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells can be selected
      role="grid"
      aria-label={caption}
      className="figures w-full table-fixed text-small"
      onKeyDown={move}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setVisited(null);
      }}
    >
      <thead className="font-mono text-label text-muted">
        <tr>
          <td />
          <th scope="colgroup" colSpan={columns.length} className="pt-2 text-right font-normal">
            {columnTitle}
          </th>
        </tr>
        <tr className="border-b border-ink">
          <th scope="col" className="py-2 text-left font-normal">
            {rowTitle}
          </th>
          {columns.map(({ id, name }, column) => (
            <th
              key={name}
              scope="col"
              data-cell={figures ? id : undefined}
              className={`px-1.5 py-2 text-right font-normal sm:px-3 ${column === current.column ? currentLook : ""}`}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id: rowId, name, cells }, row) => (
          <tr key={name} className="border-b border-rule last:border-ink">
            <th
              scope="row"
              data-cell={figures ? rowId : undefined}
              className={`h-11.5 text-left font-mono text-label font-normal md:h-[41px] ${row === current.row ? `${currentLook} text-ink` : "text-muted"}`}
            >
              {name}
            </th>
            {cells.map(({ id, text, spoken }, column) => {
              const isCurrent = row === current.row && column === current.column;
              const isReachable = row === reachable.row && column === reachable.column;
              const inCross = row === current.row || column === current.column;
              const isOpen = figures?.openId === id;
              const traces = figures && isCurrent;
              const formula = figures?.formulaOf(id) ?? null;
              return (
                // biome-ignore lint/a11y/useAriaPropsSupportedByRole: in a grid a cell is a gridcell
                <td
                  key={columns[column]?.name}
                  data-cell={figures && !isCurrent ? id : undefined}
                  aria-selected={isCurrent}
                  className={`relative px-1.5 text-right leading-tight sm:px-3 ${inCross ? "bg-accent-soft" : ""} ${isCurrent ? "font-semibold outline-2 -outline-offset-2 outline-accent" : ""}`}
                >
                  {formula === null ? (
                    text
                  ) : (
                    <span className="figure-formula block min-w-0! py-1.5">
                      <FormulaText>{formula}</FormulaText>
                    </span>
                  )}
                  <button
                    type="button"
                    data-cell={traces ? id : undefined}
                    aria-label={spoken}
                    aria-expanded={traces ? isOpen : undefined}
                    aria-controls={traces && isOpen ? panelId : undefined}
                    tabIndex={isReachable ? 0 : -1}
                    onClick={() => {
                      if (!isCurrent) press({ row, column });
                    }}
                    className="needs-script no-print absolute inset-0 cursor-pointer hover:outline-2 hover:-outline-offset-2 hover:outline-edge focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-accent"
                  />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const currentLook = "bg-accent-soft text-ink";

function buttonAt(table: HTMLTableElement | null, { row, column }: Cell) {
  return table?.tBodies[0]?.rows[row]?.cells[column + 1]?.querySelector("button");
}

/** The cell that a key leads to; `null` if the key means nothing here. */
export function neighbor({ row, column }: Cell, key: string, size: Cell): Cell | null {
  const within = (place: number, count: number) => Math.min(count - 1, Math.max(0, place));
  switch (key) {
    case "ArrowUp":
      return { row: within(row - 1, size.row), column };
    case "ArrowDown":
      return { row: within(row + 1, size.row), column };
    case "ArrowLeft":
      return { row, column: within(column - 1, size.column) };
    case "ArrowRight":
      return { row, column: within(column + 1, size.column) };
    case "Home":
      return { row, column: 0 };
    case "End":
      return { row, column: size.column - 1 };
    default:
      return null;
  }
}
