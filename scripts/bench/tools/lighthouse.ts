import lighthouse, { type Result as LighthouseResult } from "lighthouse";
import type { LighthouseCategory, LighthouseFigures } from "../figures.ts";
import { median } from "../median.ts";

export type { LighthouseResult };

const categories: LighthouseCategory[] = ["performance", "accessibility", "best-practices", "seo"];

/** One run with all four categories, on Lighthouse's simulated phone and network. */
export function runLighthouse(port: number, url: string) {
  return run(port, url, { onlyCategories: categories });
}

/** A shorter run under the same conditions, for the pages that are only a limit. */
export async function largestPaintMs(port: number, url: string) {
  const audit = "largest-contentful-paint";
  return numberOf(await run(port, url, { onlyAudits: [audit] }), audit);
}

type Asked = { onlyCategories: string[] } | { onlyAudits: string[] };

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
    median(runs.map((result) => Math.round((result.categories[category]?.score ?? 0) * 100)));
  return {
    scores: {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best-practices": score("best-practices"),
      seo: score("seo"),
    },
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
