import { Fragment } from "react";
import type { SheetCell } from "#workings/cells.ts";
import { labelOf, type Precedent } from "./working-of.ts";

/** The figures that led to this one, as links back. */
export function Breadcrumb({ path, go }: { path: readonly SheetCell[]; go: (id: string) => void }) {
  return (
    <nav aria-label="Path to this figure">
      <ol>
        {path.map((cell, index) => (
          <li key={cell.id}>
            {index > 0 && <span aria-hidden="true">‹ </span>}
            {index < path.length - 1 ? (
              <button type="button" className="trace-link" onClick={() => go(cell.id)}>
                {labelOf([cell])}
              </button>
            ) : (
              <span aria-current="true">{labelOf([cell])}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** What the figure comes from. */
export function PrecedentRow({
  precedent: { label, value, goesTo },
  number,
  go,
  jump,
}: {
  precedent: Precedent;
  number: number;
  go: (id: string) => void;
  jump: (() => void) | null;
}) {
  return (
    <>
      <span aria-hidden="true" className="trace-marker">
        {number}
      </span>
      <button type="button" className="trace-link" onClick={() => go(goesTo.id)}>
        {label}
      </button>
      <RangeValue text={value} />
      {jump && (
        <button type="button" className="trace-link" onClick={jump}>
          Jump to<span className="sr-only"> {label}</span>
        </button>
      )}
    </>
  );
}

/** A value, or the first and last of a range: a line may end between the two, but not after a minus sign. */
export function RangeValue({ text }: { text: string }) {
  const [first, last] = text.split(" … ");
  return (
    <span className="trace-value">
      <span>{first}</span>
      {last && (
        <>
          {" … "}
          <span>{last}</span>
        </>
      )}
    </span>
  );
}

/** The first of each line that uses the figure. */
export function Dependents({
  cells,
  of,
  go,
}: {
  cells: readonly SheetCell[];
  of: SheetCell;
  go: (id: string) => void;
}) {
  const firstOfLine = cells.filter(
    ({ name }, index) => cells.findIndex((other) => other.name === name) === index,
  );
  if (firstOfLine.length === 0) return null;
  return (
    <p className="trace-used">
      Used in{" "}
      {firstOfLine.map((cell, index) => (
        <Fragment key={cell.id}>
          {index > 0 && " "}
          <span>
            <button type="button" className="trace-link" onClick={() => go(cell.id)}>
              {labelOf([cell], of)}
            </button>
            {index < firstOfLine.length - 1 && ","}
          </span>
        </Fragment>
      ))}
    </p>
  );
}
