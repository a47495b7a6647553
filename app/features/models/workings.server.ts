import type { Project } from "#content/types.ts";
import type { SheetModel } from "#workings/sheet-spec.ts";
import type { Workings } from "./kit/define-workings.ts";
import type { Inputs } from "./kit/fields.ts";
import { sheetWorkings } from "./kit/sheet-workings.ts";
import { writtenWorkings } from "./kit/workings/written-workings.ts";

const sheets = import.meta.glob<{ sheet: SheetModel<Inputs> }>("/models/*/sheet.ts");
const workbooks = import.meta.glob<{ sheet: SheetModel<Inputs> }>("/content/workbooks/*.xlsx");
const modules = import.meta.glob<{ workings: Workings }>("/app/features/models/*/workings.ts");

/** The sheet behind a project's model; `null` where it has none. */
export async function workingsOf({ slug, model, workbook }: Project): Promise<Workings | null> {
  const loadSheet =
    sheets[`/models/${model}/sheet.ts`] ?? workbooks[`/content/workbooks/${workbook}.xlsx`];
  if (loadSheet) {
    const { sheet } = await loadSheet();
    await sheet.ready?.();
    return sheetWorkings(sheet);
  }
  const load = modules[`/app/features/models/${slug}/workings.ts`];
  return load ? (await load()).workings : null;
}

/** The workings of the headline figures of a model's opening case; `null` where a page has none. */
export async function openingWorkings(project: Project) {
  const workings = await workingsOf(project);
  return workings && writtenWorkings(workings, "");
}
