import { Fragment } from "react";
import { Unbroken } from "#app/components/ui/unbroken.tsx";
import type { SheetCell } from "#workings/cells.ts";
import { labelOf, type Precedent } from "./working-of.ts";

export const linkLook = "text-link cursor-pointer text-left";

export const markerLook =
  "inline-block w-4.25 flex-none rounded-full bg-accent text-center font-mono text-[0.6875rem]/4.25 text-paper max-lg:w-5 max-lg:leading-5 forced-colors:forced-color-adjust-none forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]";

/** The figures that led to this one, as links back. */
export function Breadcrumb({ path, go }: { path: readonly SheetCell[]; go: (id: string) => void }) {
  return (
    <nav aria-label="Path to this figure" className="grow font-mono text-label max-lg:basis-full">
      <ol className="flex flex-wrap gap-x-1.5">
        {path.map((cell, index) => (
          <li key={cell.id}>
            {index < path.length - 1 ? (
              // No line starts with the sign for 'comes from'.
              <span className="inline-flex items-end gap-x-1.5">
                <button type="button" className={linkLook} onClick={() => go(cell.id)}>
                  {labelOf([cell])}
                </button>
                <span aria-hidden="true">‹</span>
              </span>
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
      <span aria-hidden="true" className={markerLook}>
        {number}
      </span>
      <button type="button" className={`${linkLook} max-lg:min-h-11`} onClick={() => go(goesTo.id)}>
        {label}
      </button>
      <RangeValue text={value} />
      {jump && (
        <button type="button" className={`${linkLook} min-h-11 whitespace-nowrap`} onClick={jump}>
          Show<span className="sr-only"> {label}</span>
        </button>
      )}
    </>
  );
}

export function RangeValue({ text }: { text: string }) {
  return (
    <span className="ml-auto text-right font-mono text-label text-balance">
      <Unbroken>{text}</Unbroken>
    </span>
  );
}

/** More than this many would take the room of the calculation itself. */
const mostShown = 3;

/** The first of each line that uses the figure; of many, two and the rest folded. */
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
  const shown = firstOfLine.slice(0, firstOfLine.length > mostShown ? 2 : mostShown);
  const folded = firstOfLine.slice(shown.length);
  const list = (listed: readonly SheetCell[]) => <DependentLinks cells={listed} of={of} go={go} />;
  return (
    <div className="border-t border-rule py-1.5 text-muted">
      Used in {list(shown)}{" "}
      {folded.length > 0 && (
        <details key={of.id} className="inline">
          <summary className="inline text-link cursor-pointer">and {folded.length} more</summary>
          {list(folded)}
        </details>
      )}
    </div>
  );
}

function DependentLinks({
  cells,
  of,
  go,
}: {
  cells: readonly SheetCell[];
  of: SheetCell;
  go: (id: string) => void;
}) {
  return cells.map((cell, index) => (
    <Fragment key={cell.id}>
      {index > 0 && " "}
      {/* A comma is not the first of a line. */}
      <span className="inline-flex items-end">
        <button type="button" className={linkLook} onClick={() => go(cell.id)}>
          {labelOf([cell], of)}
        </button>
        {index < cells.length - 1 && ","}
      </span>
    </Fragment>
  ));
}
