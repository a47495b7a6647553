import { type CodeLanguage, projectFiles, textOf } from "#content/code/project-code.ts";
import type { Project } from "#content/types.ts";
import type { ListedCode } from "./features/projects/project-code.tsx";
import { readText } from "./read-text.server.ts";

/** The code that a project's page lists; the files themselves are fetched when they are opened. */
export function listedCode({ slug, detail }: Project): ListedCode | null {
  const all = projectFiles(slug, detail?.sharedCode);
  if (all.length === 0) return null;
  const files = all.flatMap(({ name, content, language }) =>
    language ? [{ name, language, lines: textOf({ content }).trimEnd().split("\n").length }] : [],
  );
  const inText = languagesInText(readText(`content/projects/${slug}.mdx`));
  return {
    files,
    isInText: inText.length > 0,
    languages: [...new Set([...inText, ...files.map(({ language }) => language)])],
  };
}

/** The languages of the queries and programs in a text that the archive has as files. */
function languagesInText(mdx: string) {
  return [...mdx.matchAll(/^```(sql|python) .*\b(?:query|file)="/gm)].map(
    ([, language]) => language as CodeLanguage,
  );
}
