import { projectFiles, textOf } from "#content/code/project-code.ts";
import type { Project } from "#content/types.ts";
import { readText } from "../../lib/read-text.server.ts";
import type { ListedCode } from "./project-code.tsx";

/** The code that a project's page lists; the files themselves are fetched when they are opened. */
export function listedCode({ slug, detail }: Project): ListedCode | null {
  const all = projectFiles(slug, detail?.sharedCode);
  if (all.length === 0) return null;
  // What generated the data is in the archive, and of little interest here.
  const files = all.flatMap(({ name, content, language }) =>
    language && language !== "typescript"
      ? [{ name, language, lines: textOf({ content }).trimEnd().split("\n").length }]
      : [],
  );
  return {
    files,
    isInText: hasFilesInText(readText(`content/projects/${slug}.mdx`)),
  };
}

/** Whether the archive has queries or programs of the text as files. */
function hasFilesInText(mdx: string) {
  return /^```(sql|python) .*\b(?:query|file)="/m.test(mdx);
}
