import { cellValue } from "./cell-value.ts";
import type { SheetValues } from "./definition.ts";
import { explain, type Piece } from "./explain.ts";
import { sampleSheet, sampleValues } from "./sample-sheet.ts";
import { createSheet, type Sheet } from "./sheet.ts";

/** How a formula in a sheet is explained, for tests: each range by its first and last cell. */
export function explanationOf(
  formula: string,
  { definition }: Sheet = sampleSheet,
  values: SheetValues = sampleValues,
) {
  const one = { name: "one", label: "One", unit: "€", digits: 0 } as const;
  const sheet = createSheet({ ...definition, steps: [...definition.steps, { ...one, formula }] });
  const pieces = explain(sheet, sheet.cell("one"), (cell) => cellValue(cell, values));
  return pieces?.map(inWords).join("");
}

function inWords(piece: Piece): string {
  if (piece.kind === "text") return piece.text;
  if (piece.kind === "power") return `^${piece.pieces.map(inWords).join("")}`;
  const [first, ...others] = piece.cells.map(({ id }) => id);
  return others.length > 0 ? `${first}…${others.at(-1)}` : `${first}`;
}
