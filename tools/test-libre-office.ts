import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Workings } from "#app/features/models/kit/sheet-workings.ts";
import { formatCount } from "#app/lib/format/number.ts";
import { modelWorkbook } from "#app/workbook/model-workbook.ts";
import { packWorkbook } from "#app/workbook/pack-workbook.ts";
import { modelsWithWorkings } from "#builder/pages/models-with-workings.ts";
import { workbookFile } from "#builder/workbooks/workbook-model.ts";
import { projects } from "#content/projects.ts";
import type { Project } from "#content/types.ts";
import { exitWithMessage } from "#server/exit-with-message.ts";
import { cellValue } from "#workings/cell-value.ts";
import type { SheetCell } from "#workings/cells.ts";
import type { SheetValues } from "#workings/definition.ts";
import { addressText } from "#workings/excel-formula.ts";
import type { Value } from "#workings/value.ts";
import { placeOf } from "#workings/workbook/open-workbook.ts";
import { readWorkbook } from "#workings/workbook/read-workbook.ts";
import { returnWorkbook } from "#workings/workbook/return-workbook.ts";
import { calculated, hasLibreOffice } from "./libre-office.ts";
import { plannedCases, randomCases } from "./recalculation/cases.ts";
import { inputsChanged, isSame } from "./recalculation/model-in-engine.ts";
import {
  changedInputs,
  enteredIn,
  fixtureBytes,
  openFixture,
  returnedFile,
} from "./workbook-fixtures/open-fixture.ts";

/**
 * `npm run test:libre-office`: the workbooks as a second engine opens and calculates them, those of the models and
 * those that an owner brought; with names after `--`, these alone. A model's workbook is that of the opening case with
 * other inputs entered, so it has to follow them. Tried with LibreOffice 7.4.
 */
async function main(slugs = process.argv.slice(2)) {
  if (!hasLibreOffice()) return;
  const folder = await mkdtemp(path.join(tmpdir(), "workbooks-"));
  const isAsked = (name: string) => slugs.length === 0 || slugs.includes(name);
  try {
    const tasks: Task[] = [];
    for (const [slug, workings] of await modelsWithWorkings()) {
      if (isAsked(slug)) tasks.push(...(await tasksOf(slug, workings)));
    }
    for (const [name, inputs] of changedInputs) {
      if (isAsked(name)) tasks.push(returnedTask(name, inputs));
    }
    const files = tasks.map((_, index) => path.join(folder, `${index}.xlsx`));
    for (const [index, file] of files.entries()) {
      await writeFile(file, (await tasks[index]?.bytes()) ?? "");
    }
    const counts = new Map<string, number>();
    let at = 0;
    for await (const bytes of calculated(files)) {
      const task = tasks[at++];
      if (!task) continue;
      const different = task.differences(valuesBySheet(bytes));
      if (different.length > 0) throw new Error(`${task.title}\n${different.join("\n")}`);
      counts.set(task.name, (counts.get(task.name) ?? 0) + 1);
    }
    for (const [name, count] of counts) {
      console.log(`${name}: ${formatCount(count, "workbook")} as on the page, in LibreOffice.`);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

type SheetValuesByAddress = Record<string, Record<string, number | string>>;

/** What LibreOffice has calculated, by sheet and address. */
function valuesBySheet(bytes: Uint8Array): SheetValuesByAddress {
  return Object.fromEntries(
    readWorkbook(bytes).sheets.map(({ name, cells }) => [
      name,
      Object.fromEntries(
        [...cells.values()].map(({ row, column, value }) => [
          addressText({ row, column }),
          typeof value === "number" ? value : String(value ?? ""),
        ]),
      ),
    ]),
  );
}

/** A workbook, and how it differs from the page once it is calculated. */
type Task = {
  name: string;
  title: string;
  bytes: () => Uint8Array | Promise<Uint8Array>;
  differences: (sheets: SheetValuesByAddress) => string[];
};

async function tasksOf(slug: string, workings: Workings): Promise<Task[]> {
  const { sheet, valuesOf, loadData, changedCells } = workings;
  const data = await loadData?.();
  const opening = { ...valuesOf(""), ...data };
  const entered = sheet.cells.filter(({ formula, given }) => !formula && !given);
  const given = sheet.cells.filter((cell) => !cell.formula && cell.given && !cell.data);
  const about = {
    author: "Test",
    purpose: "A test.",
    caseName: "Base",
    caseUrl: "https://example.com",
    savedAt: new Date(),
  };
  const task = (query: string, values: SheetValues, differences: Task["differences"]): Task => ({
    ...{ name: slug, title: `${slug}?${query}`, differences },
    bytes: () => packWorkbook(modelWorkbook(sheet, values, about)),
  });
  const cases = [
    ...workings.presets,
    ...plannedCases(workings).slice(-2),
    ...randomCases(workings, 1),
  ];
  return cases.flatMap((query) => {
    const values = { ...valuesOf(query), ...data };
    const inputs = Object.fromEntries(entered.map(({ name }) => [name, values[name] ?? 0]));
    const isAsOnPage: Task["differences"] = (sheets) => [
      ...differencesIn(sheet.cells, values, sheets),
      ...checksIn(sheets),
    ];
    const project: Project | undefined = projects.find((one) => one.slug === slug);
    // The owner's file, with the inputs of the case in it.
    if (changedCells && project?.workbook !== undefined) {
      const file = workbookFile(project.workbook);
      const bytes = async () => returnWorkbook(await readFile(file), await changedCells(query));
      return [{ ...task(query, values, isAsOnPage), bytes }];
    }
    const isStale = given.some((cell) => cellValue(cell, values) !== cellValue(cell, opening));
    // What comes from a solver is not solved again, so the results and the first sheet have to say that the figures
    // belong to other inputs.
    const saysSo: Task["differences"] = (sheets) => {
      const texts = Object.values(sheets.Results ?? {}).map(String);
      const isMarked = texts.some((text) => text.startsWith(inputsChanged));
      return isMarked && checksIn(sheets).length > 0 ? [] : [`never “${inputsChanged}”`];
    };
    const changed = task(query, { ...opening, ...inputs }, isStale ? saysSo : isAsOnPage);
    return isStale ? [changed, task(query, values, isAsOnPage)] : [changed];
  });
}

/** What the first sheet of our own workbooks says, unless it is OK. */
function checksIn({ About }: SheetValuesByAddress) {
  const [label, overall] = [About?.A3, About?.B3];
  return label !== "All checks" || overall === "OK" ? [] : [`the checks say ${overall}`];
}

function differencesIn(
  cells: readonly SheetCell[],
  values: SheetValues,
  sheets: SheetValuesByAddress,
) {
  return cells.flatMap((cell) => {
    if (!cell.formula) return [];
    const page = cellValue(cell, values);
    const workbook = sheets[cell.address.sheet]?.[addressText(cell.address)] ?? "";
    return isSame(cell, page, workbook) ? [] : `${cell.id}: ${page} on the page, ${workbook} there`;
  });
}

/** The owner's workbook with other inputs in it, as the page gives it back. */
function returnedTask(
  name: Parameters<typeof openFixture>[0],
  inputs: Readonly<Record<string, Value>>,
): Task {
  const [bytes, open] = [fixtureBytes(name), openFixture(name)];
  const { calculator } = open;
  const calculation = calculator.calculate(enteredIn(open, inputs), open.calculation);
  const differences: Task["differences"] = (sheets) =>
    [...calculator.graph.order].flatMap((slot) => {
      const { sheet = 0, row = 0, column = 0 } = calculator.linked.cells[slot] ?? {};
      const found = sheets[open.workbook.sheets[sheet]?.name ?? ""]?.[addressText({ row, column })];
      const [ours, theirs] = [calculation.value(slot), found ?? ""];
      const isSameNumber =
        typeof ours === "number" &&
        Math.abs(ours - Number(theirs)) <= 1e-9 * Math.max(100, Math.abs(ours));
      if (isSameNumber || String(ours).toUpperCase() === String(theirs).toUpperCase()) return [];
      return `${placeOf(calculator, slot)}: ${ours} here, ${theirs} there`;
    });
  return { name, title: name, bytes: () => returnedFile(bytes, open, calculation), differences };
}

await main().catch(exitWithMessage);
