import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { modelWorkbook } from "#app/workbook/model-workbook.ts";
import { packWorkbook } from "#app/workbook/pack-workbook.ts";
import { profile } from "#content/profile.ts";
import { modelsWithWorkings } from "./models-with-workings.ts";
import type { BuildSettings } from "./settings.ts";

/** Writes `workbooks/<slug>.xlsx` with the opening case of each model, for visitors without script. */
export async function makeModelWorkbooks(site: string, { siteUrl, basePath }: BuildSettings) {
  const folder = path.join(site, "workbooks");
  await mkdir(folder, { recursive: true });
  for (const [slug, { sheet, valuesOf, loadData }] of await modelsWithWorkings()) {
    const workbook = modelWorkbook(
      sheet,
      { ...valuesOf(""), ...(await loadData?.()) },
      {
        author: profile.name,
        caseUrl: `${siteUrl}${basePath}projects/${slug}`,
        savedAt: new Date(),
      },
    );
    await writeFile(path.join(folder, `${slug}.xlsx`), packWorkbook(workbook));
  }
}
