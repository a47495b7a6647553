import { cp, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { insertEntry } from "#builder/new/edit-files.ts";
import { articleCategories } from "#content/article-categories.ts";

/** The articles that use every element of docs/writing.md, newest first. */
export const demoArticles = [
  { slug: "every-element", title: "Every element of a text" },
  { slug: "cash-flow-notebook", title: "Five years of cash flow" },
];

/** Adds the articles, and the files they use, to a copy of this repository. */
export async function addDemoArticles(copy: string) {
  for (const folder of ["articles", "data"]) {
    await cp(`tools/writing/demo/${folder}`, path.join(copy, "content", folder), {
      recursive: true,
    });
  }
  const list = path.join(copy, "content/articles.ts");
  const entries = demoArticles.map(({ slug, title }) => ({
    slug,
    title,
    subtitle: "What a text may contain.",
    description: "Charts, notes, formulas and the other elements of a text.",
    tags: ["Writing"],
    readTime: 3,
    date: "2024-02-01",
    category: articleCategories[0]?.name,
  }));
  const source = await readFile(list, "utf8");
  await writeFile(
    list,
    entries.reduceRight((text, entry) => insertEntry(text, "articles", entry), source),
  );
}
