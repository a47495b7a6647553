import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Workings } from "#app/features/models/kit/define-workings.ts";
import { modelWorkbook } from "#app/workbook/model-workbook.ts";
import { packWorkbook } from "#app/workbook/pack-workbook.ts";
import { failPlainly } from "#server/fail-plainly.ts";
import { addressText } from "#workings/excel-formula.ts";
import { cellValue } from "#workings/values.ts";
import { modelsWithWorkings } from "./build/models-with-workings.ts";
import { plannedCases, randomCases } from "./recalculation/cases.ts";
import { isSame } from "./recalculation/model-in-engine.ts";
import { cellsBySheet } from "./workbooks/flat-sheet.ts";
import { calculated, hasLibreOffice } from "./workbooks/libre-office.ts";

/**
 * `npm run test:libre-office`: the workbooks as a second engine opens and calculates them; with slugs after
 * `--`, those of these models alone. Tried with LibreOffice 7.4.
 */
async function main(slugs = process.argv.slice(2)) {
  if (!hasLibreOffice()) return;
  const folder = await mkdtemp(path.join(tmpdir(), "workbooks-"));
  try {
    for (const [slug, workings] of await modelsWithWorkings()) {
      if (slugs.length > 0 && !slugs.includes(slug)) continue;
      const cases = [
        ...workings.presets,
        ...plannedCases(workings).slice(-2),
        ...randomCases(workings, 3),
      ];
      for (const query of cases) await compare(folder, slug, workings, query);
      console.log(`${slug}: ${cases.length} workbooks are the same in LibreOffice.`);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function compare(folder: string, slug: string, workings: Workings, query: string) {
  const { sheet, valuesOf, loadData } = workings;
  const values = { ...valuesOf(query), ...(await loadData?.()) };
  const about = { author: "Test", caseUrl: "https://example.com", savedAt: new Date() };
  const file = path.join(folder, `${slug}.xlsx`);
  await writeFile(file, packWorkbook(modelWorkbook(sheet, values, about)));
  const sheets = cellsBySheet(await calculated(file));
  const different = sheet.cells.flatMap((cell) => {
    if (!cell.formula) return [];
    const page = cellValue(cell, values);
    const found = sheets[cell.address.sheet]?.[addressText(cell.address)];
    const workbook = found?.days ?? found?.value ?? "";
    return isSame(cell, page, workbook) ? [] : `${cell.id}: ${page} on the page, ${workbook} there`;
  });
  if (different.length > 0) throw new Error(`${slug}?${query}\n${different.join("\n")}`);
}

await main().catch(failPlainly);
