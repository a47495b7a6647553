import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { readText } from "#app/lib/read-text.server.ts";
import { projectsWithPage } from "#content/pages.ts";
import type { Project } from "#content/types.ts";
import type { BuildSettings } from "../../settings.ts";
import { notebookOf } from "./notebook-of.ts";

/** Writes `notebooks/<slug>.ipynb` for each project whose text is a notebook too. */
export async function makeNotebooks(site: string, { siteUrl, basePath }: BuildSettings) {
  const folder = path.join(site, "notebooks");
  await mkdir(folder, { recursive: true });
  const projects: readonly Project[] = projectsWithPage;
  for (const { slug, title } of projects.filter(({ detail }) => detail?.notebook)) {
    const text = readText(`content/projects/${slug}.mdx`);
    const siteRoot = siteUrl + basePath;
    const notebook = notebookOf({ title, text, siteRoot, path: `projects/${slug}` });
    await writeFile(path.join(folder, `${slug}.ipynb`), `${JSON.stringify(notebook, null, 1)}\n`);
  }
}
