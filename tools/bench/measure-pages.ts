import type { BenchBrowser } from "./browser.ts";
import type { PageFigures } from "./figures.ts";
import {
  appliedFigures,
  lighthouseFigures,
  requestsIn,
  runApplied,
  runSimulated,
} from "./tools/lighthouse.ts";
import { weightOf } from "./weight.ts";

/** A page of ours or of another site. Only the first run has the categories that do not vary. */
export async function measurePage(
  { port }: BenchBrowser,
  { name, url, runs }: { name: string; url: string; runs: number },
): Promise<PageFigures> {
  const first = await runSimulated(port, url, "all categories");
  const [simulated, applied] = [[first], [await runApplied(port, url)]];
  for (let run = 1; run < runs; run++) {
    simulated.push(await runSimulated(port, url, "performance"));
    applied.push(await runApplied(port, url));
  }
  return {
    name,
    weight: weightOf(requestsIn(first), new URL(first.finalDisplayedUrl).origin),
    lighthouse: lighthouseFigures(simulated),
    applied: appliedFigures(applied),
  };
}
