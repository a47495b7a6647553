import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { houseColours } from "../build/house-colours.ts";
import type { BenchFigures } from "./figures.ts";
import { drawPicture } from "./picture/draw-picture.tsx";
import { writeReport } from "./report.ts";

export async function writeRecord(folder: string, figures: BenchFigures) {
  const colours = { light: await houseColours(), dark: await houseColours("dark") };
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, "README.md"), writeReport(figures));
  await writeFile(path.join(folder, "bench.svg"), drawPicture(figures, colours));
}
