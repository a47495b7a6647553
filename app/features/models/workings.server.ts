import type { Opening, Project } from "#content/types.ts";
import type { SheetModel } from "#workings/sheet-spec.ts";
import { withFigures } from "#workings/with-figures.ts";
import type { Inputs } from "./kit/fields.ts";
import { sheetWorkings, type Workings } from "./kit/sheet-workings.ts";
import { shownFigures } from "./kit/shown-figures.ts";
import { writtenWorkings } from "./kit/workings/working-of.ts";

const sheets = import.meta.glob<{ sheet: SheetModel<Inputs> }>("/models/*/sheet.ts");
const workbooks = import.meta.glob<{ sheet: SheetModel<Inputs> }>("/content/workbooks/*.xlsx");

/** The sheet behind a project's model; `null` where it has none. */
export async function sheetOf({ model, workbook }: Project): Promise<SheetModel<Inputs> | null> {
  const load =
    sheets[`/models/${model}/sheet.ts`] ?? workbooks[`/content/workbooks/${workbook}.xlsx`];
  if (!load) return null;
  const { sheet } = await load();
  await sheet.ready?.();
  return sheet;
}

export async function workingsOf(project: Project): Promise<Workings | null> {
  const sheet = await sheetOf(project);
  return sheet && sheetWorkings(sheet);
}

/** The workings of the headline figures of a model's opening case; `null` where a page has none. */
export async function openingWorkings(project: Project) {
  const workings = await workingsOf(project);
  return workings && writtenWorkings(workings, "");
}

/** The first lines of a project's page, with the figures of the case that its model opens with. */
export async function openingLines(project: Project, opening: Opening): Promise<Opening> {
  const filledIn = await openingFigures(
    project,
    `content/projects.ts: the opening of '${project.slug}'`,
  );
  return {
    problem: filledIn(opening.problem),
    work: filledIn(opening.work),
    result: filledIn(opening.result),
  };
}

/** The name of the case that a project's model opens with. */
export async function openingCase(project: Project) {
  const sheet = await sheetOf(project);
  return sheet?.presets[sheet.opensWith]?.title ?? null;
}

/** Puts the figures of the case that a project's model opens with into sentences; a mistake is reported with `place`. */
export async function openingFigures(project: Project, place: string) {
  const sheet = await sheetOf(project);
  if (!sheet) return (sentence: string) => sentence;
  const { text } = shownFigures(sheet.calculate(sheet.opening));
  return (sentence: string) => {
    try {
      return withFigures(sentence, text);
    } catch (cause) {
      throw new Error(`${place} has a name that is no figure of its model.`, { cause });
    }
  };
}
