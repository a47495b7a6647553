/**
 * Builds the site as it is and with 200 more projects and 1,000 more articles, and fails unless the pages
 * load the same script in both, byte for byte. Takes some minutes.
 * Run: npm run test:growth
 */
import path from "node:path";
import { projectsWithPage } from "#content/pages.ts";
import { publishedArticles } from "#content/published.ts";
import { failPlainly } from "#server/fail-plainly.ts";
import { grow } from "./growth/grow.ts";
import { bytesOf, pageScripts } from "./growth/page-scripts.ts";
import { copyRepository, removeCopy, runIn } from "./repository-copy.ts";

const more = { projects: 200, articles: 1000 };
const pages = [
  "/",
  "/about",
  "/books",
  "/contact",
  ...publishedArticles.map(({ slug }) => `/blogs/${slug}`),
  ...projectsWithPage.map(({ slug }) => `/projects/${slug}`),
];

async function main() {
  const copies = [await copyRepository("growth-now"), await copyRepository("growth-big")] as const;
  try {
    const [now, big] = copies;
    await grow(big, more);
    await build(now);
    const seconds = await build(big);
    await compare(now, big);
    console.log(
      `${more.projects} projects and ${more.articles} articles more: built in ${seconds} s.`,
    );
  } finally {
    for (const copy of copies) await removeCopy(copy);
  }
}

/** The pages and their script alone: previews, search and compression come later and change neither. */
async function build(copy: string) {
  const startedAt = performance.now();
  await runIn(
    copy,
    `node --import tsx -e 'import("./scripts/build/fonts.ts").then((it) => it.makeFonts())' && NODE_ENV=production npx react-router build`,
  );
  return Math.round((performance.now() - startedAt) / 1000);
}

async function compare(now: string, big: string) {
  const different: string[] = [];
  for (const page of pages) {
    const before = await pageScripts(path.join(now, "build/client"), page);
    const after = await pageScripts(path.join(big, "build/client"), page);
    const bytes = [bytesOf(before), bytesOf(after)];
    const isSame =
      before.size === after.size && [...before].every(([url, code]) => after.get(url) === code);
    console.log(
      `${page}: ${before.size} files, ${bytes.join(" and ")} bytes${isSame ? "" : ", different"}`,
    );
    if (!isSame) different.push(page);
  }
  if (different.length > 0) {
    throw new Error(`The script of ${different.join(", ")} changes with the amount of content.`);
  }
}

await main().catch(failPlainly);
