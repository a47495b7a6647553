import type { Findings } from "./phase.ts";
import type { Gauge, ServerProcess } from "./server-process.ts";

/** The server may hold this much more after the last round than after the first. */
const heldGrowthLimit = 0.05;
/** The operating system also counts pages that the allocator keeps for later. */
const rssGrowthLimit = 0.1;

/** Runs the same round repeatedly and measures the server's memory, garbage collected, after each. */
export async function memoryOverRounds(
  server: ServerProcess,
  rounds: number,
  round: () => Promise<string[]>,
): Promise<Findings> {
  const gauges: Gauge[] = [];
  const failures: string[] = [];
  for (let number = 0; number < rounds; number++) {
    failures.push(...(await round()));
    gauges.push(await server.gauge());
  }
  const [first] = gauges;
  const last = gauges.at(-1);
  const heldGrowth = (last?.held ?? 0) / (first?.held ?? 1) - 1;
  const rssGrowth = (last?.rss ?? 0) / (first?.rss ?? 1) - 1;
  return {
    figures: {
      "held after each round (MB)": gauges.map(({ held }) => megabytes(held)).join(", "),
      "RSS after each round (MB)": gauges.map(({ rss }) => megabytes(rss)).join(", "),
      "growth, first to last: held, RSS": `${percent(heldGrowth)}, ${percent(rssGrowth)}`,
    },
    failures: [
      ...failures,
      ...(heldGrowth <= heldGrowthLimit ? [] : [`memory held grew by ${percent(heldGrowth)}`]),
      ...(rssGrowth <= rssGrowthLimit ? [] : [`RSS grew by ${percent(rssGrowth)}`]),
    ],
  };
}

function megabytes(bytes: number) {
  return (bytes / 1024 / 1024).toFixed(1);
}

function percent(share: number) {
  return `${(share * 100).toFixed(1)} %`;
}
