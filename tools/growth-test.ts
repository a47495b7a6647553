/**
 * Builds a copy of the site with many more articles. Fails if a page that lists them or the search index becomes too
 * large, or if a script knows more than one of them.
 * Run: npm run test:growth -- 1000
 */
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { insertEntry } from "#builder/new/edit-files.ts";
import { starterArticle, starterArticleText } from "#builder/new/starters.ts";
import { exitWithMessage } from "#server/exit-with-message.ts";
import { copyRepository, removeCopy, runIn } from "./repository-copy.ts";

const kilobyte = 1024;
const maxBytes = { page: 40 * kilobyte, search: 100 * kilobyte };

const slugOf = (number: number) => `growth-article-${number}`;
const slug = /growth-article-\d+/g;

async function main() {
  const count = Number(process.argv[2] ?? 1000);
  const copy = await copyRepository("growth");
  try {
    await addArticles(copy, count);
    const began = performance.now();
    await runIn(copy, "npm run build");
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    console.log(`Built with ${count} more articles in ${seconds} s.`);
    const problems = await problemsIn(path.join(copy, "build/client"));
    if (problems.length > 0) throw new Error(problems.join("\n"));
  } finally {
    await removeCopy(copy);
  }
}

async function addArticles(copy: string, count: number) {
  const list = path.join(copy, "content/articles.ts");
  let source = await readFile(list, "utf8");
  for (let number = 0; number < count; number += 1) {
    const day = new Date(Date.UTC(2020, 0, 1 + number)).toISOString().slice(0, 10);
    const entry = starterArticle({ slug: slugOf(number), title: `Article ${number}` }, day);
    source = insertEntry(source, "articles", entry);
    const text = `${starterArticleText}\nThis is article ${number}.\n`;
    await writeFile(path.join(copy, `content/articles/${entry.slug}.mdx`), text);
  }
  await writeFile(list, source);
}

async function problemsIn(site: string) {
  const files = await readdir(site, { recursive: true });
  const problems: string[] = [];
  for (const file of files) {
    const kind = kindOf(file);
    if (kind === "script") {
      const named = new Set((await readFile(path.join(site, file), "utf8")).match(slug));
      if (named.size > 1) problems.push(`${file}: names ${named.size} articles`);
    } else if (kind) {
      const { size } = await stat(path.join(site, `${file}.br`));
      if (size > maxBytes[kind]) problems.push(`${file}: ${size} bytes, at most ${maxBytes[kind]}`);
    }
  }
  return problems;
}

/** Pages below `projects` and the articles themselves grow with their texts alone. */
function kindOf(file: string) {
  if (/^assets[\\/].*\.js$/.test(file)) return "script";
  if (/^search.*\.json$/.test(file)) return "search";
  if (/^(blogs[\\/](pages|tags|categories)[\\/].*|blogs[\\/])?index\.html$/.test(file))
    return "page";
  return null;
}

await main().catch(exitWithMessage);
