import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Project } from "#content/types.ts";
import { workbookFile } from "../workbooks/workbook-model.ts";

/** Vite builds files, so the module of a page that is its sheet alone is one too. */
const folder = ".cache/models";

function sheetFile({ model, workbook }: Project) {
  if (workbook !== undefined) return workbookFile(workbook);
  return model === undefined ? null : `models/${model}/sheet.ts`;
}

/** The module with the default page of a project's sheet; `null` where the project names no sheet. */
export function defaultModel(slug: string, projects: readonly Project[]): string | null {
  const project = projects.find((one) => one.slug === slug);
  const sheet = project && sheetFile(project);
  if (!sheet) return null;
  if (!existsSync(sheet)) {
    const kind = project.workbook === undefined ? "model" : "workbook";
    throw new Error(
      `content/projects.ts: the project "${slug}" names the ${kind} "${project[kind]}", but there is no ${sheet}; write it, or remove the line.`,
    );
  }
  const file = `${folder}/${slug}.tsx`;
  const text = `import { defaultPage } from "#app/features/models/kit/default-page.tsx";
import { sheet } from "#${sheet}";

export const handle = defaultPage(sheet);
`;
  // Written once: a file that changes would be built again by the dev server.
  if (!existsSync(file) || readFileSync(file, "utf8") !== text) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return file;
}
