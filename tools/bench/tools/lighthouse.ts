import { median } from "d3-array";
import lighthouse, { type Result as LighthouseResult } from "lighthouse";
import type {
  AppliedFigures,
  LighthouseCategory,
  LighthouseScores,
  ListedRequest,
} from "../figures.ts";

export type { LighthouseResult };

const categories: LighthouseCategory[] = ["performance", "accessibility", "best-practices", "seo"];

/** One run on Lighthouse's simulated phone and network. */
export function runSimulated(port: number, url: string, slowdown: number) {
  return run(port, url, slowdown, { onlyCategories: categories });
}

const appliedAudits = {
  firstPaintMs: "first-contentful-paint",
  largestPaintMs: "largest-contentful-paint",
  blockingMs: "total-blocking-time",
  layoutShift: "cumulative-layout-shift",
} satisfies Partial<Record<keyof AppliedFigures, string>>;

/**
 * One run with the network and processor of Lighthouse's phone applied to the browser, instead of simulated
 * afterward. A round trip of 150 ms makes 562.5 ms for each request, and 1,638.4 kbit/s make 1,474.6.
 */
export function runApplied(port: number, url: string, slowdown: number) {
  return run(port, url, slowdown, {
    onlyAudits: Object.values(appliedAudits),
    throttlingMethod: "devtools",
  });
}

/** What the page requested, as Lighthouse saw it. */
export function requestsIn(result: LighthouseResult): ListedRequest[] {
  const requests = result.audits["network-requests"]?.details?.items;
  if (!requests) throw new Error(`Lighthouse lists no requests of ${result.finalDisplayedUrl}`);
  return requests;
}

/** All that a visit may leave behind. Lighthouse keeps local storage by default, in which a page notes that it has fonts. */
const clearStorageTypes = [
  "cache_storage",
  "file_systems",
  "local_storage",
  "service_workers",
  "shader_cache",
];

type Asked = { onlyCategories: string[] } | { onlyAudits: string[]; throttlingMethod: "devtools" };

async function run(
  port: number,
  url: string,
  slowdown: number,
  asked: Asked,
  attempts = 2,
): Promise<LighthouseResult> {
  try {
    const outcome = await lighthouse(url, {
      port,
      ...asked,
      throttling: { cpuSlowdownMultiplier: slowdown },
      clearStorageTypes,
      logLevel: "silent",
      disableFullPageScreenshot: true,
    });
    if (!outcome) throw new Error("it gave no result");
    if (outcome.lhr.runtimeError) throw new Error(outcome.lhr.runtimeError.message);
    const failed = Object.values(outcome.lhr.audits).find((audit) => audit.errorMessage);
    if (failed) throw new Error(failed.errorMessage);
    return outcome.lhr;
  } catch (error) {
    // A browser under load sometimes paints nothing in time; a long run should survive that.
    if (attempts > 1) return run(port, url, slowdown, asked, attempts - 1);
    throw new Error(`Lighthouse could not measure ${url}: ${(error as Error).message}`);
  }
}

export function appliedFigures(runs: readonly LighthouseResult[]): AppliedFigures {
  const value = (figure: keyof typeof appliedAudits) =>
    median(runs, (result) => numberOf(result, appliedAudits[figure])) ?? Number.NaN;
  return {
    firstPaintMs: value("firstPaintMs"),
    largestPaintMs: value("largestPaintMs"),
    blockingMs: value("blockingMs"),
    layoutShift: value("layoutShift"),
    benchmarkIndex: median(runs, ({ environment }) => environment.benchmarkIndex) ?? Number.NaN,
    slowdown:
      median(runs, ({ configSettings }) => configSettings.throttling.cpuSlowdownMultiplier) ??
      Number.NaN,
  };
}

export function scoresOf({ categories: found }: LighthouseResult) {
  const scores = categories.map((category) => [
    category,
    Math.round((found[category]?.score ?? Number.NaN) * 100),
  ]);
  return Object.fromEntries(scores) as LighthouseScores;
}

function numberOf(result: LighthouseResult, audit: string) {
  const value = result.audits[audit]?.numericValue;
  if (value === undefined)
    throw new Error(`Lighthouse has no ${audit} of ${result.finalDisplayedUrl}`);
  return value;
}
