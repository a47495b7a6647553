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

/**
 * Reads `--routes /,/about --runs 1 --other https://example.org`; `--other` may be repeated. Throws a one-line error
 * for a mistake.
 */
export function parseOptions(args: readonly string[], pagePaths: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      routes: { type: "string" },
      runs: { type: "string" },
      other: { type: "string", multiple: true },
    },
  });
  const routes = values.routes === undefined ? pagePaths : parseRoutes(values.routes, pagePaths);
  const runs = values.runs === undefined ? runsOfRecord : parseRuns(values.runs);
  const others = (values.other ?? []).map(parseAddress);
  const complete = runs >= runsOfRecord && pagePaths.every((path) => routes.includes(path));
  return { routes, runs, others, complete };
}

function parseRoutes(text: string, pagePaths: readonly string[]) {
  const routes = [...new Set(text.split(",").map((route) => route.trim()))];
  const unknown = routes.find((route) => !pagePaths.includes(route));
  if (unknown === undefined) return routes;
  throw new Error(
    `--routes: "${unknown}" is no page of the site; write paths such as /,/about with commas between.`,
  );
}

function parseRuns(text: string) {
  const runs = Number(text);
  if (/^\d+$/.test(text) && runs >= 1 && runs <= 99) return runs;
  throw new Error(`--runs must be a whole number from 1 to 99. It is "${text}".`);
}

function parseAddress(text: string) {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol)) return url.href;
  throw new Error(`--other must be a full address such as https://example.org. It is "${text}".`);
}
