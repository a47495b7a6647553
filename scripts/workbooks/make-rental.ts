import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Cells } from "./flat-sheet.ts";
import { rentalCase } from "./rental/rental-case.ts";
import { rentalLayouts, rentalWorkbook } from "./rental/workbook.ts";
import { SCALE, SCREENSHOT, savePicture } from "./screenshot.ts";
import { snapshot } from "./snapshot.ts";

const CELLS = "models/rental/workbook-cells.json";

/** Pictures of three sheets, each with the cell that matters most on it, and the calculated cells. */
export async function makeRental(folder: string) {
  const file = path.join(folder, "rental.xlsx");
  const book = await snapshot(rentalWorkbook(rentalCase), file, rentalLayouts, SCALE);
  await writeFile(CELLS, `${JSON.stringify(numbersAlone(book.cells), null, 2)}\n`);

  const shots = [
    ["rental-inputs", "Inputs", "F19"],
    ["rental-cash-flow", "Cash flow", "C12"],
    ["rental-result", "Result", "B11"],
  ] as const;
  for (const [name, sheet, selected] of shots) {
    await savePicture(name, await book.picture(book.view(sheet, selected, SCREENSHOT)));
  }
}

function numbersAlone(sheets: Record<string, Cells>) {
  return Object.fromEntries(
    Object.entries(sheets).map(([name, cells]) => [
      name,
      Object.fromEntries(
        Object.entries(cells).flatMap(([address, { value }]) =>
          typeof value === "number" ? [[address, value]] : [],
        ),
      ),
    ]),
  );
}
