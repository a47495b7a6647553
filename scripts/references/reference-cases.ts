import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Inputs } from "#app/features/models/kit/fields.ts";
import { projects } from "#content/projects.ts";
import type { Project } from "#content/types.ts";
import type { SheetModel } from "#workings/sheet-spec.ts";

/** Figures of a case as a program beside the model found them, by the names of the sheet: `npv`, `rent.total`, `rent.3`. */
export type ReferenceCase = {
  name: string;
  inputs: Inputs;
  figures: Readonly<Record<string, number | string>>;
  /** How far a figure may be off, as a fraction of it, where the program finds it by approximation. */
  within?: Readonly<Record<string, number>>;
};

export type Reference = { program: string; cases: readonly ReferenceCase[] };

/** The models that are defined by a sheet. */
export async function sheetsOfModels(): Promise<{ model: string; sheet: SheetModel<Inputs> }[]> {
  const models = projects.flatMap((project: Project) => project.model ?? []);
  return Promise.all(
    models.map(async (model) => {
      const file = path.resolve(`models/${model}/sheet.ts`);
      const { sheet } = await import(pathToFileURL(file).href);
      return { model, sheet };
    }),
  );
}

/** The results of the programs beside a model that give figures by name; `model-references.test.ts` runs them. */
export function referencesOf(model: string): Reference[] {
  const folder = `models/${model}/reference`;
  const results = readdirSync(folder).filter((file) => file.endsWith(".json"));
  return results.flatMap((file) => {
    const program = `${folder}/${file.replace(/json$/, "py")}`;
    const found: unknown = JSON.parse(readFileSync(`${folder}/${file}`, "utf8"));
    const cases = Array.isArray(found) ? found.filter(isReferenceCase) : [];
    return cases.length > 0 ? [{ program, cases }] : [];
  });
}

function isReferenceCase(found: object): found is ReferenceCase {
  return "inputs" in found && "figures" in found;
}
