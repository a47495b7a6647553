import { parseArgs } from "node:util";

export type BenchOptions = {
  routes: readonly string[];
  /** Lighthouse runs of each page; the median counts. */
  runs: number;
  /** Addresses of another site, to measure beside ours. */
  others: readonly string[];
  /** Whether this run measures everything, so that it may replace the record. */
  complete: boolean;
};

const runsOfRecord = 5;

/** Reads `--routes /,/about --runs 1 --other https://example.org`; `--other` may be repeated. */
export function parseOptions(args: readonly string[], pagePaths: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      routes: { type: "string", default: pagePaths.join(",") },
      runs: { type: "string", default: String(runsOfRecord) },
      other: { type: "string", multiple: true, default: [] },
    },
  });
  const routes = [...new Set(values.routes.split(",").map((route) => route.trim()))];
  const unknown = routes.find((route) => !pagePaths.includes(route));
  if (unknown !== undefined) throw new Error(`--routes: "${unknown}" is not a page of the site.`);
  const runs = Number(values.runs);
  if (!(Number.isInteger(runs) && runs > 0)) throw new Error("--runs must be a whole number.");
  const complete = runs >= runsOfRecord && pagePaths.every((path) => routes.includes(path));
  return { routes, runs, others: values.other, complete };
}
