import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type mdx from "@mdx-js/rollup";
import type { Plugin } from "vite";
import { withPlainLines } from "#app/lib/read-text.server.ts";
import { chartNames } from "../charts/chart-request.ts";
import { isNotebook, notebookText } from "../notebook-articles/notebook-text.ts";
import { projectPath } from "../process/files.ts";
import { offersData, runsQueries } from "../sql/queries-in-text.ts";
import { notebookPictures, placePictures } from "./place-pictures.ts";
import { plainProse } from "./plain-prose.ts";

/** Prepares a text for MDX: prose as people write it, and pictures in all their sizes. */
export function proseSource(): Plugin {
  return {
    name: "prose-source",
    enforce: "pre",
    transform: {
      filter: { id: /\.(mdx|ipynb)(\?|$)/ },
      handler: async (source, id) => ({
        code: await preparedText(source, id),
        map: null,
      }),
    },
  };
}

export async function preparedText(source: string, id: string) {
  const text = plainProse(withPlainLines(await textIn(source, id)));
  return withOwnComponents(await placePictures(text));
}

async function textIn(source: string, id: string) {
  const file = id.replace(/\?.*/, "");
  if (!isNotebook(file)) return source;
  const { text, pictures } = notebookText(source, projectPath(file));
  await writePictures(pictures);
  return text;
}

/** A file that exists is left alone: the dev server reloads the page for a picture that is written, and so reads this text again. */
export async function writePictures(
  pictures: ReadonlyMap<string, Buffer>,
  folder = notebookPictures,
) {
  await mkdir(folder, { recursive: true });
  for (const [name, data] of pictures) {
    const file = path.join(folder, name);
    if (!existsSync(file)) await writeFile(file, data);
  }
}

/**
 * Adds the components that only some texts need, so that no other page loads their code. At the end, so that
 * the lines keep their numbers.
 */
export function withOwnComponents(source: string) {
  const used = [
    { file: "features/sql/sql-query.tsx", name: "SqlQuery", isUsed: runsQueries(source) },
    { file: "features/sql/data-files.tsx", name: "DataFiles", isUsed: offersData(source) },
    {
      file: "features/pictures/prose-picture.tsx",
      name: "ProsePicture",
      isUsed: source.includes("<ProsePicture "),
    },
    {
      file: "components/charts/readable.tsx",
      name: "DrawnReadable",
      element: "readable-chart",
      isUsed: chartNames.some((name) => source.includes(`<${name} `)),
    },
  ].filter(({ isUsed }) => isUsed);
  if (used.length === 0) return source;
  const imports = used.map(
    ({ file, name }) => `import { ${name} as Own${name} } from "/app/${file}";`,
  );
  const all = used.map(({ name, element = name }) => `"${element}": Own${name}`).join(", ");
  const code = [...imports, `export const components = { ${all} };`].join("\n");
  return `${source.trimEnd()}\n\n${code}\n`;
}

type Compile = ReturnType<typeof mdx>["transform"];

/**
 * Every text is compiled for the browser and for the server, with the same result, so the second compilation reuses the
 * first. The dev server forgets the results when a file that a text uses has changed.
 */
export function compileOnce(compile: Compile): { compile: Compile; forget: () => void } {
  const compiled = new Map<string, ReturnType<Compile>>();
  return {
    compile: (source, id) => {
      const key = `${id}\n${source}`;
      const result = compiled.get(key) ?? compile(source, id);
      compiled.set(key, result);
      return result;
    },
    forget: () => compiled.clear(),
  };
}
