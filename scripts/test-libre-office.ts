import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Workings } from "#app/features/models/kit/define-workings.ts";
import { modelWorkbook } from "#app/workbook/model-workbook.ts";
import { packWorkbook } from "#app/workbook/pack-workbook.ts";
import { projects } from "#content/projects.ts";
import type { Project } from "#content/types.ts";
import { failPlainly } from "#server/fail-plainly.ts";
import { addressText } from "#workings/excel-formula.ts";
import type { Value } from "#workings/value.ts";
import { cellValue } from "#workings/values.ts";
import { placeOf } from "#workings/workbook/open-workbook.ts";
import { returnWorkbook } from "#workings/workbook/return-workbook.ts";
import { modelsWithWorkings } from "./build/models-with-workings.ts";
import { workbookFile } from "./build/workbooks/open-view.ts";
import { plannedCases, randomCases } from "./recalculation/cases.ts";
import { isSame } from "./recalculation/model-in-engine.ts";
import { changedInputs, enteredIn } from "./workbook-fixtures/changed-inputs.ts";
import { fixtureBytes, openFixture } from "./workbook-fixtures/open-fixture.ts";
import { returnedFile } from "./workbook-fixtures/returned-file.ts";
import { cellsBySheet } from "./workbooks/flat-sheet.ts";
import { calculated, hasLibreOffice } from "./workbooks/libre-office.ts";

/**
 * `npm run test:libre-office`: the workbooks as a second engine opens and calculates them, those of the models and
 * those that an owner brought; with names after `--`, these alone. Tried with LibreOffice 7.4.
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
    for (const [name, inputs] of changedInputs) {
      if (slugs.length > 0 && !slugs.includes(name)) continue;
      await compareReturned(folder, name, inputs);
      console.log(`${name}: the returned workbook is the same in LibreOffice.`);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function compare(folder: string, slug: string, workings: Workings, query: string) {
  const { sheet, valuesOf, loadData } = workings;
  const values = { ...valuesOf(query), ...(await loadData?.()) };
  const file = path.join(folder, `${slug}.xlsx`);
  await writeFile(file, await downloaded(slug, workings, query));
  const sheets = cellsBySheet(await calculated(file));
  const different = sheet.cells.flatMap((cell) => {
    if (!cell.formula) return [];
    const page = cellValue(cell, values);
    const found = sheets[cell.address.sheet]?.[addressText(cell.address)];
    const workbook = found?.days ?? found?.value ?? "";
    return isSame(cell, page, workbook) ? [] : `${cell.id}: ${page} on the page, ${workbook} there`;
  });
  const { A3: label, B3: overall } = sheets.About ?? {};
  if (label?.value === "All checks" && overall?.value !== "OK") {
    different.push(`The checks say ${overall?.value}`);
  }
  if (different.length > 0) throw new Error(`${slug}?${query}\n${different.join("\n")}`);
}

/** As the page hands it out. */
async function downloaded(slug: string, workings: Workings, query: string) {
  const project: Project | undefined = projects.find((one) => one.slug === slug);
  if (workings.changedCells && project?.workbook !== undefined) {
    const bytes = await readFile(workbookFile(project.workbook));
    return returnWorkbook(bytes, await workings.changedCells(query));
  }
  const about = {
    author: "Test",
    purpose: "A test.",
    caseUrl: "https://example.com",
    savedAt: new Date(),
  };
  const values = { ...workings.valuesOf(query), ...(await workings.loadData?.()) };
  return packWorkbook(modelWorkbook(workings.sheet, values, about));
}

/** The owner's workbook with other inputs in it, as the page gives it back. */
async function compareReturned(
  folder: string,
  name: string,
  inputs: Readonly<Record<string, Value>>,
) {
  const [bytes, open] = [fixtureBytes(name), openFixture(name)];
  const { calculator } = open;
  const calculation = calculator.calculate(enteredIn(open, inputs), open.calculation);
  const file = path.join(folder, `${name}.xlsx`);
  await writeFile(file, returnedFile(bytes, open, calculation));
  const sheets = cellsBySheet(await calculated(file));
  const different = [...calculator.graph.order].flatMap((slot) => {
    const { sheet = 0, row = 0, column = 0 } = calculator.linked.cells[slot] ?? {};
    const found = sheets[open.workbook.sheets[sheet]?.name ?? ""]?.[addressText({ row, column })];
    const [ours, theirs] = [calculation.value(slot), found?.days ?? found?.value ?? ""];
    const isSameNumber =
      typeof ours === "number" &&
      Math.abs(ours - Number(theirs)) <= 1e-9 * Math.max(100, Math.abs(ours));
    if (isSameNumber || String(ours).toUpperCase() === String(theirs).toUpperCase()) return [];
    return `${placeOf(calculator, slot)}: ${ours} here, ${theirs} there`;
  });
  if (different.length > 0) throw new Error(`${name}\n${different.join("\n")}`);
}

await main().catch(failPlainly);
