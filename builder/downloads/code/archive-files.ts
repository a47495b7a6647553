import { readFile } from "node:fs/promises";
import path from "node:path";
import { readText } from "#app/lib/read-text.server.ts";
import { type ArchivedFile, projectFiles } from "#content/code/project-code.ts";
import type { Project } from "#content/types.ts";
import { dataFiles } from "../../sql/data-files.ts";
import type { TextQueries } from "../../sql/queries-in-text.ts";
import { readQueriesOf } from "../../sql/query-problems.ts";
import { databaseOf } from "../../sql/work-out-queries.ts";

/**
 * All files of a project's archive: its own, then the code of its text. Queries and programs are taken from the text,
 * so that the archive cannot differ from the page. Empty for a project without a folder in `content/code`.
 */
export async function archiveFiles(
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
