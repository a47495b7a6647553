import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { projects } from "#content/projects.ts";
import type { Project } from "#content/types.ts";

/** Vite builds files, so the module of a page that is its sheet alone is one too. */
const folder = ".cache/models";

/** The module with the default page of a project's sheet; `null` where the project names no sheet. */
export function defaultModel(slug: string): string | null {
  const project: Project | undefined = projects.find((one) => one.slug === slug);
  if (project?.model === undefined) return null;
  const sheet = `models/${project.model}/sheet.ts`;
  if (!existsSync(sheet)) {
    throw new Error(
      `content/projects.ts: the project "${slug}" names the model "${project.model}", but there is no ${sheet}; write it, or remove the line.`,
    );
  }
  const file = `${folder}/${slug}.tsx`;
  const text = `import { modelPage } from "#app/features/models/kit/model-page.tsx";
import { sheet } from "#${sheet}";

export const handle = modelPage(sheet);
`;
  // Written once: a file that changes would be built again by the dev server.
  if (!existsSync(file) || readFileSync(file, "utf8") !== text) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return file;
}
