import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { projectCategories } from "#content/project-categories.ts";
import { seededArticle, seededProject } from "./seeded-content.ts";

/** Adds projects and articles of seeded text to a copy of the repository. */
export async function grow(copy: string, more: { projects: number; articles: number }) {
  await add(
    copy,
    "projects",
    times(more.projects, (n) => seededProject(n, projectCategories)),
  );
  await add(copy, "articles", times(more.articles, seededArticle));
}

async function add(
  copy: string,
  list: "articles" | "projects",
  made: readonly { entry: { slug: string }; text: string }[],
) {
  const file = path.join(copy, `content/${list}.ts`);
  const source = await readFile(file, "utf8");
  const entries = made.map(({ entry }) => `${JSON.stringify(entry)},\n`).join("");
  const end = source.search(/^\];$/m);
  if (end < 0) throw new Error(`content/${list}.ts has no line "];" at the end of its list.`);
  await writeFile(file, source.slice(0, end) + entries + source.slice(end));
  for (const { entry, text } of made) {
    await writeFile(path.join(copy, `content/${list}/${entry.slug}.mdx`), text);
  }
}

function times<Made>(count: number, make: (number: number) => Made) {
  return Array.from({ length: count }, (_, number) => make(number));
}
