import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { readText } from "#app/lib/read-text.server.ts";
import { projectsWithPage } from "#content/derived/page-paths.ts";
import type { Project } from "#content/types.ts";
import type { BuildSettings } from "../../settings.ts";

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

/**
 * The text of a page as a Jupyter notebook, with the fields that format 4.5 requires: prose and Python in the order
 * of the page, each in cells of its own.
 */
export function notebookOf(page: {
  title: string;
  /** The address of the site, with a slash at its end. */
  siteRoot: string;
  /** Of the page, from the root of the site: `projects/game`. */
  path: string;
  text: string;
}) {
  const url = page.siteRoot + page.path;
  const fence = /^```python[^\n]*\n([\s\S]*?)^```$/gm;
  // Split by one group, every second part is code.
  const parts = page.text.replaceAll(foldTag, "").split(fence);
  const opening = `# ${page.title}\n\nThe text and code of ${url}`;
  const cells = [
    markdownCell(opening, 0),
    ...parts.flatMap((part, index) => {
      if (part.trim() === "") return [];
      if (index % 2 === 1) return [codeCell(part.trimEnd(), index + 1)];
      return [markdownCell(withFullLinks(part.trim(), page.siteRoot, url), index + 1)];
    }),
  ];
  return {
    nbformat: 4,
    nbformat_minor: 5,
    metadata: {
      kernelspec: { name: "python3", display_name: "Python 3", language: "python" },
      language_info: { name: "python" },
    },
    cells,
  };
}

/** Nothing folds in a notebook. */
const foldTag = /^<\/?Fold\b.*>$/gm;

function markdownCell(text: string, number: number) {
  return { cell_type: "markdown", id: `cell-${number}`, metadata: {}, source: linesOf(text) };
}

function codeCell(code: string, number: number) {
  return {
    cell_type: "code",
    id: `cell-${number}`,
    metadata: {},
    execution_count: null,
    outputs: [],
    source: linesOf(code),
  };
}

/** The format keeps line endings, so that the joined lines are the text. */
function linesOf(text: string) {
  return text.split(/(?<=\n)/);
}

/** A link within the site leads nowhere from a file on a disk. `/about` is below the root of the site. */
function withFullLinks(markdown: string, siteRoot: string, url: string) {
  return markdown.replaceAll(/\]\(([#/?][^)]*)\)/g, (_, link: string) =>
    link.startsWith("/") ? `](${new URL(link.slice(1), siteRoot)})` : `](${new URL(link, url)})`,
  );
}
