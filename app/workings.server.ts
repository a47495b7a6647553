import type { Workings } from "./features/models/kit/define-workings.ts";
import { writtenWorkings } from "./features/models/kit/workings/written-workings.ts";

const modules = import.meta.glob<{ workings: Workings }>("./features/models/*/workings.ts");

/** The workings of the headline figures of a model's opening case; `null` where a page has none. */
export async function openingWorkings(slug: string) {
  const load = modules[`./features/models/${slug}/workings.ts`];
  return load ? writtenWorkings((await load()).workings, "") : null;
}
