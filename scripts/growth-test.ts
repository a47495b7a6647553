/**
 * Builds the site as it is and with 200 more projects and 1,000 more articles, writes the figures of both to
 * docs/bench/growth.md, and fails unless the pages load the same script in both, byte for byte, and the grown
 * site stays within its limits. Takes some minutes.
 * Run: npm run test:growth
 */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { projectsWithPage } from "#content/pages.ts";
import { publishedArticles } from "#content/published.ts";
import { failPlainly } from "#server/fail-plainly.ts";
import { type BuildTime, childSeconds } from "./growth/build-time.ts";
import { grow } from "./growth/grow.ts";
import { growthFigures } from "./growth/growth-figures.ts";
import { exceeded, growthReport } from "./growth/growth-report.ts";
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
  // Both draw all their previews, as a first build does.
  const fresh = { without: ["previews"] };
  const copies = [
    await copyRepository("growth-now", fresh),
    await copyRepository("growth-big", fresh),
  ] as const;
  try {
    const [now, big] = copies;
    await grow(big, more);
    const figuresNow = await growthFigures(siteIn(now), await timeBuild(now));
    const figuresBig = await growthFigures(siteIn(big), await timeBuild(big));
    const date = new Date().toISOString().slice(0, 10);
    await writeFile("docs/bench/growth.md", growthReport(date, figuresNow, figuresBig));
    await compare(now, big);
    const beyond = exceeded(figuresNow, figuresBig);
    if (beyond.length > 0) throw new Error(`The grown site exceeds a limit. ${beyond.join("; ")}`);
  } finally {
    for (const copy of copies) await removeCopy(copy);
  }
}

function siteIn(copy: string) {
  return path.join(copy, "build/client");
}

/** The processor time too: on a busy machine the clock says little. */
async function timeBuild(copy: string): Promise<BuildTime> {
  const startedAt = performance.now();
  const printed = await runIn(copy, "node scripts/preflight.js scripts/build.ts && times");
  const seconds = (performance.now() - startedAt) / 1000;
  console.log(printed);
  return { seconds, cpuSeconds: childSeconds(printed) };
}

async function compare(now: string, big: string) {
  const different: string[] = [];
  for (const page of pages) {
    const before = await pageScripts(siteIn(now), page);
    const after = await pageScripts(siteIn(big), page);
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
