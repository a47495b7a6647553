import { Fragment, type KeyboardEvent, type ReactNode, type Ref } from "react";
import { FormulaText } from "#app/components/ui/formula-text.tsx";
import type { SheetCell } from "#workings/cells.ts";
import type { SheetValues } from "#workings/definition.ts";
import type { Piece } from "#workings/explain.ts";
import { placeText } from "#workings/workbook/area.ts";
import { panelId } from "./figures.ts";
import { Breadcrumb, Dependents, PrecedentRow, RangeValue } from "./panel-links.tsx";
import {
  afterSign,
  inNumbers,
  inWords,
  isCalculated,
  rangeText,
  type Working,
} from "./working-of.ts";

/** At the foot of the window, how a figure is calculated: in words, with its numbers, as a formula, and what it comes from. */
export function Panel({
  ref,
  working,
  values,
  path,
  dependents,
  jumpTo,
  isOnPage,
  go,
  close,
}: {
  ref: Ref<HTMLElement>;
  working: Working;
  values: SheetValues;
  path: readonly SheetCell[];
  dependents: readonly SheetCell[];
  /** On a phone: scrolls to a precedent. */
  jumpTo: ((index: number) => void) | null;
  isOnPage: (id: string) => boolean;
  go: (id: string) => void;
  close: () => void;
}) {
  const { pieces, value, formula, note, precedents, cell } = working;
  const isLong = inNumbers(working, values).length + value.length > 26;
  return (
    <section
      ref={ref}
      id={panelId}
      aria-label="Working"
      tabIndex={-1}
      className="trace-panel no-print"
      onKeyDown={leaveAtTheEnd}
    >
      <div className="trace-head">
        <h2>Working</h2>
        <Breadcrumb path={path} go={go} />
        <button
          type="button"
          className="trace-close"
          aria-label="Close the working"
          onClick={close}
        >
          ×
        </button>
      </div>
      <div className="trace-formulas">
        <p>
          {pieces || cell.given
            ? inWords(working)
            : "An input: change it on the page, or in the workbook."}
        </p>
        <p className={`trace-numbers ${isLong ? "trace-long" : ""}`}>
          {pieces && isCalculated(working, values) && (
            <>
              <Pieces pieces={pieces} show={(cells) => rangeText(cells, values)} />
              {" = "}
            </>
          )}
          {value}
        </p>
        {note && <p className="trace-note">{note}</p>}
        <p className="trace-code">
          {formula === null ? (
            `${cell.address.sheet}, ${cell.label}`
          ) : (
            <FormulaText>{codeOf(cell, formula)}</FormulaText>
          )}
        </p>
      </div>
      {precedents.length > 0 && (
        <ol className="trace-list" aria-label="Comes from">
          {precedents.map((precedent, index) => (
            <li key={`${precedent.label} ${precedent.goesTo.id}`}>
              <PrecedentRow
                precedent={precedent}
                number={index + 1}
                go={go}
                jump={jumpTo && isOnPage(precedent.goesTo.id) ? () => jumpTo(index) : null}
              />
            </li>
          ))}
        </ol>
      )}
      <Dependents cells={dependents} of={cell} go={go} />
      <p className="trace-keys" aria-hidden="true">
        <Key sign="[">precedents</Key>
        <Key sign="]">dependents</Key>
        <Key sign="`">formulas</Key>
      </p>
    </section>
  );
}

/** In a workbook of the owner, a formula belongs to an address. */
function codeOf({ written, address }: SheetCell, formula: string) {
  return written ? `${placeText(address.sheet, address.row, address.column)} ${formula}` : formula;
}

function Key({ sign, children }: { sign: string; children: string }) {
  return (
    <span>
      <kbd>Ctrl {sign}</kbd> {children}
    </span>
  );
}

function Pieces({
  pieces,
  show,
}: {
  pieces: readonly Piece[];
  show: (cells: readonly SheetCell[]) => string;
}): ReactNode {
  return pieces.map((piece, index) => {
    // The pieces of one formula never change their order.
    const key = `${index}`;
    if (piece.kind === "text") return <Fragment key={key}>{piece.text}</Fragment>;
    if (piece.kind === "power") {
      return (
        <sup key={key}>
          <Pieces pieces={piece.pieces} show={show} />
        </sup>
      );
    }
    const shown = afterSign(pieces[index - 1], show(piece.cells));
    // No line ends after a minus sign.
    return <Fragment key={key}>{shown.replaceAll("−", "−\u2060")}</Fragment>;
  });
}

/** From the last control of the panel, Tab goes on after the figure whose working it shows. */
function leaveAtTheEnd(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== "Tab") return;
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>("button")];
  const [first, last] = [controls[0], controls.at(-1)];
  const figure = document.querySelector<HTMLElement>("button.figure[aria-expanded=true]");
  if (!figure) return;
  if (event.shiftKey && (event.target === first || event.target === event.currentTarget)) {
    event.preventDefault();
    figure.focus();
  } else if (!event.shiftKey && event.target === last) {
    figure.focus();
  }
}

/** After a jump on a phone: one line that says which working is open, and leads back to it. */
export function FoldedPanel({
  ref,
  working,
  index,
  goBack,
}: {
  ref: Ref<HTMLElement>;
  working: Working;
  index: number;
  goBack: () => void;
}) {
  const precedent = working.precedents[index];
  return (
    <section
      ref={ref}
      id={panelId}
      aria-label="Working"
      tabIndex={-1}
      className="trace-panel trace-folded no-print"
    >
      <p>
        <span aria-hidden="true" className="trace-marker">
          {index + 1}
        </span>
        {precedent?.label} {precedent && <RangeValue text={precedent.value} />}
      </p>
      <button type="button" className="trace-link" onClick={goBack}>
        Back to {working.value}
      </button>
    </section>
  );
}
