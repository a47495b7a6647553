import { Fragment, type KeyboardEvent, type ReactNode, type Ref } from "react";
import { IconButton } from "#app/components/ui/button.tsx";
import { FormulaText } from "#app/components/ui/formula-text.tsx";
import { CloseIcon } from "#app/components/ui/icons.tsx";
import { Unbroken } from "#app/components/ui/unbroken.tsx";
import type { SheetCell } from "#workings/cells.ts";
import type { SheetValues } from "#workings/definition.ts";
import type { Piece } from "#workings/explain.ts";
import { placeText } from "#workings/workbook/area.ts";
import { panelId } from "./figures.ts";
import {
  Breadcrumb,
  Dependents,
  linkLook,
  markerLook,
  PrecedentRow,
  RangeValue,
} from "./panel-links.tsx";
import {
  afterSign,
  inNumbers,
  inWords,
  isCalculated,
  lowerFirst,
  rangeText,
  type Working,
} from "./working-of.ts";

/** At the foot of the window, how a figure is calculated: in words, with its numbers, as a formula, and what it comes from. */
export function Panel({
  ref,
  working,
  source,
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
  /** Where the number is calculated, if the figure only passes it on. */
  source: Working | null;
  values: SheetValues;
  path: readonly SheetCell[];
  dependents: readonly SheetCell[];
  /** On a phone: scrolls to a precedent. */
  jumpTo: ((index: number) => void) | null;
  isOnPage: (id: string) => boolean;
  go: (id: string) => void;
  close: () => void;
}) {
  const { pieces, formula, note, precedents, cell } = working;
  return (
    <section
      ref={ref}
      id={panelId}
      aria-label="Working"
      tabIndex={-1}
      className={`${panelLook} max-h-[50vh] lg:max-h-[40vh]`}
      onKeyDown={leaveAfterLastControl}
    >
      {/* In two columns it is only half as high. */}
      <div className="wrap lg:grid lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr] lg:content-start lg:gap-x-12">
        <div className="flex items-baseline gap-3.5 border-b border-ink pb-2 max-lg:relative max-lg:flex-wrap max-lg:gap-y-0 max-lg:pr-14 lg:col-span-2">
          <h2 className="text-h3 font-medium">Working</h2>
          <Breadcrumb path={path} go={go} />
          <p
            className="flex shrink-0 gap-5 font-mono text-label text-muted max-lg:hidden"
            aria-hidden="true"
          >
            <Key sign="[">precedents</Key>
            <Key sign="]">dependents</Key>
            <Key sign="`">formulas</Key>
          </p>
          <IconButton
            label="Close the working"
            className="max-lg:absolute max-lg:top-0 max-lg:right-0 lg:-my-2 lg:self-center"
            onClick={close}
          >
            <CloseIcon />
          </IconButton>
        </div>
        <div className="flex flex-col gap-0.75 py-2 lg:row-span-2">
          <p>
            {pieces || cell.given
              ? inWords(working)
              : "An input: change it on the page, or in the workbook."}
          </p>
          <InNumbers working={working} values={values} />
          {note && (
            <p className="text-muted">
              <Unbroken>{note}</Unbroken>
            </p>
          )}
          <p className="mt-0.75 font-mono text-label wrap-anywhere text-muted">
            {formula === null ? (
              `${cell.address.sheet}, ${cell.label}`
            ) : (
              <FormulaText>{codeOf(cell, formula)}</FormulaText>
            )}
          </p>
          {source && (
            <div className="mt-1.25 border-t border-rule pt-1.5">
              <p>
                {source.label}: {lowerFirst(inWords(source))}
              </p>
              <InNumbers working={source} values={values} />
            </div>
          )}
        </div>
        {precedents.length > 0 && (
          <ol aria-label="Comes from">
            {precedents.map((precedent, index) => (
              <li
                key={`${precedent.label} ${precedent.goesTo.id}`}
                className="flex items-baseline gap-2.5 border-t border-rule max-lg:min-h-11.5 max-lg:items-center lg:py-1.25 lg:first:border-t-0"
              >
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
      </div>
    </section>
  );
}

const panelLook =
  "no-print fixed inset-x-0 bottom-0 z-20 overflow-y-auto rounded-t-[12px] border-t border-accent bg-card py-3.5 text-small outline-accent [animation:fade-in_180ms] focus-visible:outline-2";

/** In a workbook of the owner, a formula belongs to an address. */
function codeOf({ written, address }: SheetCell, formula: string) {
  return written ? `${placeText(address.sheet, address.row, address.column)} ${formula}` : formula;
}

function Key({ sign, children }: { sign: string; children: string }) {
  return (
    <span>
      <kbd className="text-ink">Ctrl {sign}</kbd> {children}
    </span>
  );
}

function InNumbers({ working, values }: { working: Working; values: SheetValues }) {
  const { pieces, value } = working;
  const isLong = inNumbers(working, values).length + value.length > 26;
  return (
    <p
      className={`figures font-serif leading-[1.3] first-letter:uppercase ${isLong ? "text-[1.0625rem]" : "text-[1.375rem]"}`}
    >
      {pieces && isCalculated(working, values) && (
        <>
          <Pieces pieces={pieces} show={(cells) => rangeText(cells, values)} />
          {" = "}
        </>
      )}
      <Unbroken>{value}</Unbroken>
    </p>
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
    return <Unbroken key={key}>{shown}</Unbroken>;
  });
}

/** From the last control of the panel, Tab goes on after the figure whose working it shows. */
function leaveAfterLastControl(event: KeyboardEvent<HTMLElement>) {
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
    <section ref={ref} id={panelId} aria-label="Working" tabIndex={-1} className={panelLook}>
      <div className="wrap flex items-center justify-between gap-3">
        <p>
          <span aria-hidden="true" className={`${markerLook} mr-1.5`}>
            {index + 1}
          </span>
          {precedent?.label} {precedent && <RangeValue text={precedent.value} />}
        </p>
        <button type="button" className={`${linkLook} min-h-11 whitespace-nowrap`} onClick={goBack}>
          Back to {working.value}
        </button>
      </div>
    </section>
  );
}
