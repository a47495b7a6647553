import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Inputs } from "#app/features/models/kit/fields.ts";
import { resultsOf } from "#app/features/models/kit/result.ts";
import { shownFigures } from "#app/features/models/kit/shown-figures.ts";
import { workbookModel } from "#builder/workbooks/workbook-model.ts";
import { projects } from "#content/projects.ts";
import type { Project } from "#content/types.ts";
import type { SheetModel } from "#workings/sheet-spec.ts";

/** A case as a program beside the model calculates it. */
export type ReferenceCase = {
  name?: string;
  /** All inputs, or those that differ from a preset: the one the page opens with, if none is named. */
  inputs?: Inputs;
  preset?: string;
  changes?: Inputs;
  /** By the names of the sheet: `npv`, `rent.total`, `rent.3`. */
  figures: Readonly<Record<string, number | string>>;
  /** How far a figure may be off, as a fraction of it, where the program finds it by approximation. */
  within?: Readonly<Record<string, number>>;
};

export type Reference = { program: string; cases: readonly ReferenceCase[] };

/** The models that are defined by a sheet. */
export async function sheetsOfModels(): Promise<{ model: string; sheet: SheetModel<Inputs> }[]> {
  const models = projects.flatMap((project: Project) => project.model ?? []);
  const workbooks = projects
    .flatMap((project: Project) => project.workbook ?? [])
    // Those without have the values that Excel stored.
    .filter((name) => existsSync(`models/${name}/reference`));
  const ofWorkbooks = workbooks.map(async (model) => ({
    model,
    sheet: await workbookModel(model),
  }));
  return Promise.all([
    ...ofWorkbooks,
    ...models.map(async (model) => {
      const file = path.resolve(`models/${model}/sheet.ts`);
      const { sheet } = await import(pathToFileURL(file).href);
      return { model, sheet };
    }),
  ]);
}

/** The results of the programs beside a model that give figures by name; `model-references.test.ts` runs them. */
export function referencesOf(model: string): Reference[] {
  const folder = `models/${model}/reference`;
  if (!existsSync(folder)) return [];
  const results = readdirSync(folder).filter((file) => file.endsWith(".json"));
  return results.flatMap((file) => {
    const program = `${folder}/${file.replace(/json$/, "py")}`;
    const found: unknown = JSON.parse(readFileSync(`${folder}/${file}`, "utf8"));
    const cases = Object.entries(casesIn(found)).flatMap(([name, one]) =>
      isReferenceCase(one) ? [{ ...one, name: one.name ?? name }] : [],
    );
    return cases.length > 0 ? [{ program, cases }] : [];
  });
}

/** A list of cases, cases by their names, or either of them beside other results. */
function casesIn(found: unknown): object {
  if (typeof found !== "object" || found === null) return [];
  return "cases" in found && typeof found.cases === "object" ? (found.cases ?? []) : found;
}

function isReferenceCase(found: unknown): found is ReferenceCase {
  return typeof found === "object" && found !== null && "figures" in found;
}

export function inputsOf(sheet: SheetModel<Inputs>, { inputs, preset, changes }: ReferenceCase) {
  const start = sheet.presets[preset ?? sheet.opensWith]?.inputs;
  if (!start) throw new Error(`${sheet.title} has no preset ${preset}`);
  return inputs ?? { ...start, ...changes };
}

/** What a reference has to reach: every headline figure, and every total of every table. */
export function figuresToCheck(sheet: SheetModel<Inputs>): string[] {
  const { results, tables, page, presets, calculate } = sheet;
  const strip = Object.values(presets).flatMap(({ inputs }) =>
    resultsOf(sheet, shownFigures(calculate(inputs))).map(({ id }) => id),
  );
  const totals = Object.values(tables).flatMap(({ lines }) =>
    Object.entries(lines).flatMap(([name, line]) =>
      "total" in line && line.total ? [`${name}.total`] : [],
    ),
  );
  const sums = page?.sums?.flatMap(({ totals }) => totals ?? []) ?? [];
  return [...new Set([...results, ...strip, ...totals, ...sums])];
}

/** Which programs check each figure of a model. */
export function checksOf(model: string, sheet: SheetModel<Inputs>): Map<string, string[]> {
  const references = referencesOf(model);
  return new Map(
    figuresToCheck(sheet).map((figure) => [
      figure,
      references
        .filter(({ cases }) => cases.some(({ figures }) => figure in figures))
        .map(({ program }) => program),
    ]),
  );
}
