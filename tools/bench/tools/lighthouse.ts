import lighthouse, { type Result as LighthouseResult } from "lighthouse";
import type { LighthouseCategory, LighthouseFigures, Paints } from "../figures.ts";
import { median } from "../median.ts";
import type { ListedRequest } from "../weight.ts";

export type { LighthouseResult };

const categories: LighthouseCategory[] = ["performance", "accessibility", "best-practices", "seo"];

/** One run on Lighthouse's simulated phone and network. */
export function runLighthouse(port: number, url: string, asked: "all categories" | "performance") {
  const onlyCategories = asked === "performance" ? ["performance"] : categories;
  return run(port, url, { onlyCategories });
}

/** The paints with the slow network and processor applied to the browser, instead of simulated afterwards. */
export async function appliedPaints(port: number, url: string): Promise<Paints> {
  const onlyAudits = ["first-contentful-paint", "largest-contentful-paint"];
  const result = await run(port, url, { onlyAudits, throttlingMethod: "devtools" });
  return {
    firstMs: numberOf(result, "first-contentful-paint"),
    largestMs: numberOf(result, "largest-contentful-paint"),
  };
}

/** What the page requested, as Lighthouse saw it. */
export function requestsIn(result: LighthouseResult): ListedRequest[] {
  const requests = result.audits["network-requests"]?.details?.items;
  if (!requests) throw new Error(`Lighthouse lists no requests of ${result.finalDisplayedUrl}`);
  return requests;
}

/** A shorter run under the same conditions, for the pages that are only a limit. */
export async function largestPaintMs(port: number, url: string) {
  const audit = "largest-contentful-paint";
  return numberOf(await run(port, url, { onlyAudits: [audit] }), audit);
}

/** All that a visit may leave behind. Lighthouse keeps local storage by default, in which a page notes that it has fonts. */
const clearStorageTypes = [
  "cache_storage",
  "file_systems",
  "local_storage",
  "service_workers",
  "shader_cache",
];

type Asked = { onlyCategories: string[] } | { onlyAudits: string[]; throttlingMethod?: "devtools" };

async function run(
  port: number,
  url: string,
  asked: Asked,
  attempts = 2,
): Promise<LighthouseResult> {
  try {
    const outcome = await lighthouse(url, {
      port,
      ...asked,
      clearStorageTypes,
      logLevel: "silent",
      disableFullPageScreenshot: true,
    });
    if (!outcome) throw new Error("it gave no result");
    if (outcome.lhr.runtimeError) throw new Error(outcome.lhr.runtimeError.message);
    return outcome.lhr;
  } catch (error) {
    // A browser under load sometimes paints nothing in time; a long run should survive that.
    if (attempts > 1) return run(port, url, asked, attempts - 1);
    throw new Error(`Lighthouse could not measure ${url}: ${(error as Error).message}`);
  }
}

export function mediansOf(runs: readonly LighthouseResult[]): LighthouseFigures {
  const value = (audit: string) => median(runs.map((result) => numberOf(result, audit)));
  const score = (category: LighthouseCategory) =>
    median(
      runs.flatMap(({ categories: { [category]: measured } }) =>
        measured ? [Math.round((measured.score ?? 0) * 100)] : [],
      ),
    );
  return {
    scores: {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best-practices": score("best-practices"),
      seo: score("seo"),
    },
    firstPaintMs: value("first-contentful-paint"),
    largestPaintMs: value("largest-contentful-paint"),
    blockingMs: value("total-blocking-time"),
    layoutShift: value("cumulative-layout-shift"),
    interactiveMs: value("interactive"),
    lostOn: [...new Set(runs.flatMap(auditsThatCost))],
  };
}

function numberOf(result: LighthouseResult, audit: string) {
  const value = result.audits[audit]?.numericValue;
  if (value === undefined)
    throw new Error(`Lighthouse has no ${audit} of ${result.finalDisplayedUrl}`);
  return value;
}

function auditsThatCost({ categories, audits }: LighthouseResult) {
  return Object.values(categories)
    .filter(({ score }) => (score ?? 0) < 1)
    .flatMap(({ id, auditRefs }) =>
      auditRefs
        .filter((audit) => audit.weight > 0 && (audits[audit.id]?.score ?? 1) < 1)
        .map((audit) => `${id}: ${audit.id}`),
    );
}
