import { projectFiles, textOf } from "#content/code/project-code.ts";
import type { Project } from "#content/types.ts";
import type { ListedCode } from "./features/projects/project-code.tsx";

/** The code that a project's page lists; the text itself is fetched when it is asked for. */
export function listedCode({ slug, detail }: Project): ListedCode[] {
  return projectFiles(slug, detail?.sharedCode).flatMap(({ name, content, language }) =>
    language ? [{ name, language, lines: textOf({ content }).trimEnd().split("\n").length }] : [],
  );
}
