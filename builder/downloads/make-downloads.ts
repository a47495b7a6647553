import { copyFile, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { modelWorkbook } from "#app/workbook/model-workbook.ts";
import { packWorkbook } from "#app/workbook/pack-workbook.ts";
import { isUnpublishedText } from "#content/derived/published.ts";
import { profile } from "#content/profile.ts";
import { projects } from "#content/projects.ts";
import type { Project } from "#content/types.ts";
import { readContent } from "../content/check-content.ts";
import { modelsWithWorkings } from "../pages/models-with-workings.ts";
import type { BuildSettings } from "../settings.ts";
import { makeDataFiles } from "../sql/data-files.ts";
import { workbookFile } from "../workbooks/workbook-model.ts";
import { workbookProblems } from "../workbooks/workbook-problems.ts";
import { makeCode } from "./code/make-code.ts";
import { makeNotebooks } from "./notebooks/make-notebooks.ts";
import { makeResume } from "./resume/make-resume.ts";

/** Writes the files of the site that are made from the content alone and need none of its pages. */
export async function makeDownloads(folder: string, settings: BuildSettings) {
  await makeDataFiles(folder, await publishedTexts());
  await makeResume(folder, settings);
  await makeModelWorkbooks(folder, settings);
  await makeNotebooks(folder, settings);
  await makeCode(folder);
}

async function publishedTexts() {
  const { texts } = await readContent();
  return new Map([...texts].filter(([file]) => !isUnpublishedText(file)));
}

/** Writes `workbooks/<slug>.xlsx` with the opening case of each model, for visitors without script. */
async function makeModelWorkbooks(site: string, { siteUrl, basePath }: BuildSettings) {
  const folder = path.join(site, "workbooks");
  await mkdir(folder, { recursive: true });
  for (const line of (await workbookProblems(projects)).warnings) console.log(line);
  for (const [slug, { sheet, valuesOf, loadData, caseName }] of await modelsWithWorkings()) {
    const project: Project | undefined = projects.find((one) => one.slug === slug);
    if (project?.workbook !== undefined) {
      await copyFile(workbookFile(project.workbook), path.join(folder, `${slug}.xlsx`));
      continue;
    }
    const workbook = modelWorkbook(
      sheet,
      { ...valuesOf(""), ...(await loadData?.()) },
      {
        author: profile.name,
        purpose: project?.description ?? "",
        caseName: caseName(""),
        caseUrl: `${siteUrl}${basePath}projects/${slug}`,
        savedAt: new Date(),
      },
    );
    await writeFile(path.join(folder, `${slug}.xlsx`), packWorkbook(workbook));
  }
}
