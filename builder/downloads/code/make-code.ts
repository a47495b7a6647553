import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { strToU8, zipSync } from "fflate";
import { codeToTokens, createCssVariablesTheme } from "shiki";
import { readText } from "#app/lib/read-text.server.ts";
import {
  type ArchivedFile,
  type CodeLanguage,
  projectFiles,
  textOf,
} from "#content/code/project-code.ts";
import { projectsWithPage } from "#content/derived/page-paths.ts";
import type { Project } from "#content/types.ts";
import { archivePlace, codePlace, type ShownCode } from "#contracts/shown-code.ts";
import { dataFiles } from "../../sql/data-files.ts";
import type { TextQueries } from "../../sql/queries-in-text.ts";
import { readQueriesOf } from "../../sql/query-problems.ts";
import { databaseOf } from "../../sql/run-queries.ts";

/** For each project with code: one archive, and each file of code as text and in colors. */
export async function makeCode(site: string) {
  const projects: readonly Project[] = projectsWithPage;
  const license = await readFile("LICENSE", "utf8");
  for (const project of projects) {
    const { slug, detail } = project;
    const archived = await archiveFiles(project, site);
    if (archived.length === 0) continue;
    await write(site, archivePlace(slug), archiveOf(slug, archived, license));
    for (const { name, content, language } of projectFiles(slug, detail?.sharedCode)) {
      if (!language) continue;
      const shown = await coloredCode(textOf({ content }), language);
      await write(site, `${codePlace(slug, name)}.txt`, content);
      await write(site, `${codePlace(slug, name)}.json`, JSON.stringify(shown));
    }
  }
}

async function write(site: string, place: string, data: string | Uint8Array) {
  const file = path.join(site, place);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, data);
}

/** In a folder of its own, with a date that does not change from build to build. */
export function archiveOf(slug: string, files: readonly ArchivedFile[], license: string) {
  const all = [...files, { name: "LICENSE", content: strToU8(license) }];
  const entries = all.map(({ name, content }) => [`${slug}/${name}`, content]);
  return zipSync(Object.fromEntries(entries), { level: 6, mtime: new Date(2026, 0, 1) });
}

const theme = createCssVariablesTheme({ variablePrefix: "--code-" });

/** Colors by name, as the stylesheet has them: the Content-Security-Policy allows no inline style. */
export async function coloredCode(text: string, language: CodeLanguage): Promise<ShownCode> {
  // A busy machine must not leave a line without colors.
  const { tokens } = await codeToTokens(text.trimEnd(), {
    lang: language,
    theme,
    tokenizeTimeLimit: 0,
  });
  return tokens.map((line) =>
    line.map(({ content, color }) => {
      const name = /--code-token-([\w-]+)/.exec(color ?? "")?.[1];
      return name ? ([name, content] as const) : content;
    }),
  );
}

/**
 * All files of a project's archive: its own, then the code of its text. Queries and programs are taken from the text,
 * so that the archive cannot differ from the page. Empty for a project without a folder in `content/code`.
 */
async function archiveFiles(
  { slug, detail }: Pick<Project, "slug" | "detail">,
  site: string,
): Promise<ArchivedFile[]> {
  const own = projectFiles(slug, detail?.sharedCode);
  if (own.length === 0) return [];
  const text = `content/projects/${slug}.mdx`;
  const found = readQueriesOf(readText(text));
  const notebook = `${slug}.ipynb`;
  return [
    ...own,
    ...found.codeFiles.map(({ name, code }) => textFile(name, code)),
    ...(detail?.notebook
      ? [{ name: notebook, content: await readFile(path.join(site, "notebooks", notebook)) }]
      : []),
    ...found.queries.map(({ id, sql }, index) => textFile(`queries/${index + 1}-${id}.sql`, sql)),
    ...databaseFiles(text, found),
  ];
}

function textFile(name: string, code: string): ArchivedFile {
  return { name, content: new TextEncoder().encode(`${code}\n`) };
}

/** Each database as one SQL file, and its tables as CSV where `load.sql` and the generator have them. */
function databaseFiles(text: string, { queries, setUps }: TextQueries) {
  const files: ArchivedFile[] = [];
  const places = new Map(queries.map((query) => [query.database, query]));
  for (const place of places.values()) {
    for (const { name, content } of dataFiles(databaseOf(place, setUps, text))) {
      files.push({ name: name.endsWith(".csv") ? `content/data/${name}` : name, content });
    }
  }
  return files;
}
