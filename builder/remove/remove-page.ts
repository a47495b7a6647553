import { existsSync } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

/** Where a page has files or a folder named after its slug. */
const folders = {
  articles: ["content/articles", "content/query-results/articles", "app/features/articles"],
  projects: [
    "content/projects",
    "content/query-results/projects",
    "content/code",
    "app/features/models",
    "app/features/projects/card-charts",
  ],
};

/** Tests of the demo as a whole, which do not pass without all of it. */
const demoTests = "content/demo";

/** Removes the entry of an article or project and what is named after it, tests included; returns what is gone. */
export async function removePage(slug: string, root = ".") {
  for (const [list, places] of Object.entries(folders)) {
    const file = `content/${list}.ts`;
    const source = await readFile(path.join(root, file), "utf8");
    const rest = withoutEntry(source, slug);
    if (rest === source) continue;
    await writeFile(path.join(root, file), rest);
    const own = await Promise.all(places.map((folder) => namedAfter(slug, folder, root)));
    const removed = [...own.flat(), demoTests].filter((one) => existsSync(path.join(root, one)));
    for (const one of removed) await rm(path.join(root, one), { recursive: true });
    return [`its entry in ${file}`, ...removed];
  }
  throw new Error(
    `"${slug}" is neither an article nor a project; take the slug from its entry in content/articles.ts or content/projects.ts.`,
  );
}

/** `solar`, `solar.mdx` and `solar.test.ts`, but not `solar-loan.mdx`. */
async function namedAfter(slug: string, folder: string, root: string) {
  // A folder without files is not in the repository.
  const names = await readdir(path.join(root, folder)).catch(() => []);
  return names
    .filter((name) => name === slug || name.startsWith(`${slug}.`))
    .map((name) => `${folder}/${name}`);
}

/** The source of a list without an entry, from its brace to the comma after it. */
export function withoutEntry(source: string, slug: string) {
  const entry = new RegExp(`^ {2}\\{\\r?\\n {4}slug: "${slug}",\\r?\\n.*?^ {2}\\},\\r?\\n`, "ms");
  return source.replace(entry, "");
}
