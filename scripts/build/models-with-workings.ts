import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { Workings } from "#app/features/models/kit/define-workings.ts";

const folder = "app/features/models";

/** Every model that shows its working, by the slug of its page. */
export async function modelsWithWorkings(): Promise<Map<string, Workings>> {
  const slugs = readdirSync(folder).filter((slug) =>
    existsSync(path.join(folder, slug, "workings.ts")),
  );
  const loaded = slugs.map(async (slug) => {
    const module: { workings: Workings } = await import(path.resolve(folder, slug, "workings.ts"));
    return [slug, module.workings] as const;
  });
  return new Map(await Promise.all(loaded));
}
