import type { BenchBrowser } from "./browser.ts";
import type { PageFigures, RouteFigures } from "./figures.ts";
import { median } from "./median.ts";
import {
  appliedPaints,
  type LighthouseResult,
  largestPaintMs,
  mediansOf,
  requestsIn,
  runLighthouse,
} from "./tools/lighthouse.ts";
import { weightOf } from "./weight.ts";

type Origins = { ours: string; bare: string };

/** A list, an article and a model: applied throttling takes three times as long as simulated. */
const appliedRoutes = [
  "/",
  "/blogs/investor-onboarding-compliance",
  "/projects/solar-financing-dashboard",
];

/** One of our pages and its bare version, alternating so that both see the same machine. */
export async function measureRoute(
  bench: BenchBrowser,
  origins: Origins,
  route: string,
  runs: number,
): Promise<RouteFigures> {
  const url = origins.ours + route;
  const limits: number[] = [];
  const isApplied = appliedRoutes.includes(route);
  const page = await measurePage(bench, url, { runs, isApplied }, async () => {
    limits.push(await largestPaintMs(bench.port, origins.bare + route));
  });
  return { ...page, name: route, barePaintMs: median(limits) };
}

/** A page of ours or of another site. Only the first run has the categories that do not vary. */
export async function measurePage(
  { port }: BenchBrowser,
  url: string,
  { runs, isApplied }: { runs: number; isApplied: boolean },
  between = async () => {},
): Promise<PageFigures> {
  const first = await runLighthouse(port, url, "all categories");
  const results: LighthouseResult[] = [first];
  await between();
  for (let run = 1; run < runs; run++) {
    results.push(await runLighthouse(port, url, "performance"));
    await between();
  }
  const weight = weightOf(requestsIn(first), new URL(first.finalDisplayedUrl).origin);
  const applied = isApplied ? await appliedPaints(port, url) : null;
  return { name: url, weight, lighthouse: mediansOf(results), applied };
}
