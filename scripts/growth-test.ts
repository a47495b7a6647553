/**
 * Builds the site as it is and with 200 more projects and 1,000 more articles, and writes the figures of both to
 * docs/bench/growth.md. Fails unless the pages load the same script in both, byte for byte, and the grown site
 * stays within its limits. Takes four minutes on two quiet cores.
 * Run: npm run test:growth
 */
import { writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import path from "node:path";
import { projectsWithPage } from "#content/pages.ts";
import { publishedArticles } from "#content/published.ts";
import { failPlainly } from "#server/fail-plainly.ts";
import { loadNow } from "./bench/machine.ts";
import { type BuildTime, childSeconds } from "./growth/build-time.ts";
import { grow } from "./growth/grow.ts";
import { growthFigures } from "./growth/growth-figures.ts";
import { exceeded, growthReport } from "./growth/growth-report.ts";
import { comparedScript, type PageScript } from "./growth/page-scripts.ts";
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
  // Both draw all their previews and compress all their files, as a first build does.
  const fresh = { without: ["previews", "compressed"] };
  const copies = [
    await copyRepository("growth-now", fresh),
    await copyRepository("growth-big", fresh),
  ] as const;
  try {
    const [copyNow, copyGrown] = copies;
    await grow(copyGrown, more);
    const loadBefore = loadNow();
    const now = await growthFigures(siteIn(copyNow), await timeBuild(copyNow));
    const grown = await growthFigures(siteIn(copyGrown), await timeBuild(copyGrown));
    const scripts: PageScript[] = [];
    for (const page of pages) {
      scripts.push(await comparedScript(page, siteIn(copyNow), siteIn(copyGrown)));
    }
    const date = new Date().toISOString().slice(0, 10);
    const machine = describeMachine(loadBefore);
    await writeFile("docs/bench/growth.md", growthReport({ date, machine, now, grown, scripts }));
    const beyond = exceeded({ grown, scripts });
    if (beyond.length > 0) throw new Error(`The grown site exceeds a limit. ${beyond.join("; ")}`);
  } finally {
    for (const copy of copies) await removeCopy(copy);
  }
}

function siteIn(copy: string) {
  return path.join(copy, "build/client");
}

/** The load tells whether the times by the clock mean anything: above 0.5 before the run they do not. */
function describeMachine(loadBefore: number) {
  const cores = cpus();
  const processor = cores[0]?.model.trim() || process.arch;
  const loads = `a load of ${loadBefore.toFixed(1)} before the run and ${loadNow().toFixed(1)} after it`;
  return `${processor}, ${cores.length} cores, with Node ${process.version.slice(1)}, under ${loads}`;
}

/** The processor time too: on a busy machine the clock says little. */
async function timeBuild(copy: string): Promise<BuildTime> {
  const startedAt = performance.now();
  const printed = await runIn(copy, "node scripts/preflight.js scripts/build.ts && times");
  const seconds = (performance.now() - startedAt) / 1000;
  console.log(printed);
  return { seconds, cpuSeconds: childSeconds(printed) };
}

await main().catch(failPlainly);
