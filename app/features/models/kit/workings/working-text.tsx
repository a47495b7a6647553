import { Fragment, type ReactNode } from "react";
import { FormulaText } from "#app/components/ui/formula-text.tsx";
import { Unbroken } from "#app/components/ui/unbroken.tsx";
import type { SheetCell } from "#workings/cells.ts";
import type { SheetValues } from "#workings/definition.ts";
import type { Piece } from "#workings/explain.ts";
import { placeText } from "#workings/workbook/area.ts";
import {
  afterSign,
  inNumbers,
  inThisCase,
  inWords,
  isCalculated,
  lowerFirst,
  numbersOf,
  type Working,
} from "./working-of.ts";

/** How a figure is calculated: in words and with its numbers. */
export function WorkingText({
  working,
  source,
  values,
}: {
  working: Working;
  /** Where the number is calculated, if the figure only passes it on. */
  source: Working | null;
  values: SheetValues;
}) {
  const { pieces, note, cell } = working;
  return (
    <div className="flex flex-col gap-0.75 py-2">
      <p>
        {pieces || cell.given
          ? inThisCase(working)
          : "An input: change it on the page, or in the workbook."}
      </p>
      <InNumbers working={working} values={values} />
      {note && (
        <p className="text-muted">
          <Unbroken>{note}</Unbroken>
        </p>
      )}
      {source && (
        <div className="mt-1.25 border-t border-rule pt-1.5">
          <p>
            {source.label}: {lowerFirst(inWords(source))}
          </p>
          <InNumbers working={source} values={values} />
        </div>
      )}
    </div>
  );
}

/** The formula as in the workbook, or where an input is. */
export function WorkingFormula({ working: { cell, formula } }: { working: Working }) {
  return (
    <p className="border-t border-rule pt-1.5 pb-1 font-mono text-label wrap-anywhere text-muted">
      {formula === null ? (
        `${cell.address.sheet}, ${cell.label}`
      ) : (
        <FormulaText>{codeOf(cell, formula)}</FormulaText>
      )}
    </p>
  );
}

/** In a workbook of the owner, a formula belongs to an address. */
function codeOf({ written, address }: SheetCell, formula: string) {
  return written ? `${placeText(address.sheet, address.row, address.column)} ${formula}` : formula;
}

function InNumbers({ working, values }: { working: Working; values: SheetValues }) {
  const { pieces, value } = working;
  const numbers = isCalculated(working, values) ? inNumbers(working, values) : "";
  const isLong = numbers.length + value.length > 26;
  return (
    <p
      className={`figures font-serif leading-[1.3] first-letter:uppercase ${isLong ? "text-[1.0625rem]" : "text-[1.375rem]"}`}
    >
      {pieces && numbers && (
        <>
          <Pieces pieces={pieces} show={numbersOf(working, values)} />
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
