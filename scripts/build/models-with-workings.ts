import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { Workings } from "#app/features/models/kit/define-workings.ts";

const folder = "app/features/models";

/** The slugs of all models that show their working. */
export function slugsWithWorkings() {
  return readdirSync(folder).filter((slug) => existsSync(path.join(folder, slug, "workings.ts")));
}

export async function workingsOf(slug: string): Promise<Workings> {
  const module: { workings: Workings } = await import(path.resolve(folder, slug, "workings.ts"));
  return module.workings;
}

/** Every model that shows its working, by the slug of its page. */
export async function modelsWithWorkings(): Promise<Map<string, Workings>> {
  const loaded = slugsWithWorkings().map(async (slug) => [slug, await workingsOf(slug)] as const);
  return new Map(await Promise.all(loaded));
}
