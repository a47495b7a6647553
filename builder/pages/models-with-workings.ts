import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Inputs } from "#app/features/models/kit/fields.ts";
import { sheetWorkings, type Workings } from "#app/features/models/kit/sheet-workings.ts";
import { projects } from "#content/projects.ts";
import type { Project } from "#content/types.ts";
import type { SheetModel } from "#workings/sheet-spec.ts";
import { workbookModel } from "../workbooks/workbook-model.ts";

const folder = "app/features/models";

/** The slugs of all models that show their working. */
export function slugsWithWorkings() {
  const withSheet = projects
    .filter((project: Project) => project.model ?? project.workbook)
    .map(({ slug }) => slug);
  const others = readdirSync(folder).filter((slug) => existsSync(fileOf(slug)));
  return [...new Set([...withSheet, ...others])].toSorted();
}

/** Where a case has more than its controls and the sheet alone is not enough. */
function fileOf(slug: string) {
  return path.join(folder, slug, "workings.ts");
}

export async function workingsOf(slug: string): Promise<Workings> {
  if (existsSync(fileOf(slug))) {
    const { workings }: { workings: Workings } = await load(fileOf(slug));
    return workings;
  }
  const project: Project | undefined = projects.find((one) => one.slug === slug);
  if (project?.workbook !== undefined) {
    const sheet = await workbookModel(project.workbook);
    await sheet.ready?.();
    return sheetWorkings(sheet);
  }
  const { sheet }: { sheet: SheetModel<Inputs> } = await load(`models/${project?.model}/sheet.ts`);
  return sheetWorkings(sheet);
}

function load(file: string) {
  return import(pathToFileURL(path.resolve(file)).href);
}

/** Every model that shows its working, by the slug of its page. */
export async function modelsWithWorkings(): Promise<Map<string, Workings>> {
  const loaded = slugsWithWorkings().map(async (slug) => [slug, await workingsOf(slug)] as const);
  return new Map(await Promise.all(loaded));
}
