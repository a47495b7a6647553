import type { BenchBrowser } from "./browser.ts";
import type { PageFigures, RouteFigures } from "./figures.ts";
import { hydrationAfterKeyMs, untouchedHydrationMs } from "./interactivity.ts";
import { median } from "./median.ts";
import {
  type LighthouseResult,
  largestPaintMs,
  mediansOf,
  runLighthouse,
} from "./tools/lighthouse.ts";
import { weigh } from "./weigh.ts";

/** Visits to time hydration, which varies less than what Lighthouse imitates. */
const hydrationVisits = 3;

type Origins = { ours: string; scriptFree: string };

/** One of our pages and its script-free version, alternating so that both see the same machine. */
export async function measureRoute(
  { browser, port }: BenchBrowser,
  origins: Origins,
  route: string,
  runs: number,
): Promise<RouteFigures> {
  const url = origins.ours + route;
  const weight = await weigh(browser, url);
  const results: LighthouseResult[] = [];
  const limits: number[] = [];
  const untouched: number[] = [];
  const afterKey: number[] = [];
  for (let run = 0; run < runs; run++) {
    results.push(await runLighthouse(port, url));
    limits.push(await largestPaintMs(port, origins.scriptFree + route));
    if (run >= hydrationVisits) continue;
    untouched.push(await untouchedHydrationMs(browser, url));
    afterKey.push(await hydrationAfterKeyMs(browser, url));
  }
  return {
    name: route,
    weight,
    lighthouse: mediansOf(results),
    scriptFreePaintMs: median(limits),
    hydration: { untouchedMs: median(untouched), afterKeyMs: median(afterKey) },
  };
}

/** A page of another site, without hydration time or a script-free version. */
export async function measureOther(
  { browser, port }: BenchBrowser,
  url: string,
  runs: number,
): Promise<PageFigures> {
  const weight = await weigh(browser, url);
  const results: LighthouseResult[] = [];
  for (let run = 0; run < runs; run++) results.push(await runLighthouse(port, url));
  return { name: url, weight, lighthouse: mediansOf(results) };
}
