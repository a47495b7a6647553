import { copyFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { Layout } from "./sheet.ts";
import { snapshot } from "./snapshot.ts";

/** The window of every screenshot, and its scale: the image is 1600 × 1000 pixels. */
const SCREENSHOT = { width: 1280, height: 800 };
const SCALE = 1.25;

const tall = { 1: 36 };

/** As the workbook has its columns and rows. */
const layouts = {
  Inputs: { columns: [370, 122, 38, 370, 122, 142], rows: 38, tall },
  Loan: { columns: [80, 80, 130, 130, 130, 130, 130], rows: 28, tall },
  "Cash flow": { columns: [250, ...Array.from({ length: 12 }, () => 76)], rows: 31, tall },
  Ratios: { columns: [470, 122], rows: 12, tall },
  Result: { columns: [370, 132, 38, 156, 156, 156, 156], rows: 28, tall },
} as const satisfies Record<string, Layout>;

/** Pictures of three sheets of the workbook that the page calculates with, each with the cell that matters most on it. */
export async function makeRental(folder: string) {
  const file = path.join(folder, "rental.xlsx");
  await copyFile("content/workbooks/rental.xlsx", file);
  const book = await snapshot(file, layouts, SCALE);
  const shots = [
    ["rental-inputs", "Inputs", "F19"],
    ["rental-cash-flow", "Cash flow", "C13"],
    ["rental-result", "Result", "B11"],
  ] as const;
  for (const [name, sheet, selected] of shots) {
    await savePicture(name, await book.picture(book.view(sheet, selected, SCREENSHOT)));
  }
}

/** As a source for `make-images.ts`. */
async function savePicture(name: string, picture: Buffer) {
  await sharp(picture).png({ palette: true, effort: 10 }).toFile(`content/images/${name}.png`);
}
