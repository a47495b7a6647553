import { cpus, loadavg, totalmem } from "node:os";

/** What a first visit with an empty cache costs, headers included. */
type Weight = {
  bytes: number;
  /** Of everything requested before the first script. */
  bytesBeforeScript: number;
  requests: number;
  requestsToOthers: number;
};

export type LighthouseCategory = "performance" | "accessibility" | "best-practices" | "seo";

/** On Lighthouse's simulated phone and network, from 0 to 100. */
export type LighthouseScores = Record<LighthouseCategory, number>;

/** With Lighthouse's slow network and processor applied to the browser; medians of several runs. */
export type AppliedFigures = {
  firstPaintMs: number;
  largestPaintMs: number;
  blockingMs: number;
  layoutShift: number;
  /** Lighthouse's measure of the processor before it is slowed; see the record. */
  benchmarkIndex: number;
  /** How many times slower the processor was made. */
  slowdown: number;
};

export type PageFigures = {
  name: string;
  weight: Weight;
  scores: LighthouseScores;
  applied: AppliedFigures;
};

/** Steps of one input of a model, from key to painted frame, with the processor slowed as for its page. */
export type StepFigures = {
  route: string;
  steps: number;
  firstMs: number;
  medianMs: number;
  worstMs: number;
};

export type BenchFigures = {
  /** ISO date of the run. */
  date: string;
  machine: Machine;
  runs: number;
  routes: PageFigures[];
  /** Pages of another site, by their addresses. */
  others: PageFigures[];
  /** One for each page with a model. */
  modelSteps: StepFigures[];
  buildSeconds: number;
};

/** The slowest machine for which Lighthouse's slowdown of four makes a mid-range phone, by its index. */
const fastMachine = 1500;

/** What makes the same phone of a slower machine. Lighthouse advises a lower slowdown there. */
export function slowdownFor(benchmarkIndex: number) {
  return Math.min(4, Math.max(1, (4 * benchmarkIndex) / fastMachine));
}

/** Of 1024 bytes, as in the budgets. */
export function kilobytes(bytes: number) {
  return bytes / 1024;
}

export function seconds(ms: number) {
  return (ms / 1000).toFixed(2);
}

type Machine = {
  processor: string;
  cores: number;
  memoryGb: number;
  node: string;
  browser: string;
  /** The load average of the previous minute: above 0.5, times are not reliable. */
  loadBefore: number;
};

export function describeMachine(browserVersion: string, loadBefore: number): Machine {
  const cores = cpus();
  return {
    processor: cores[0]?.model.trim() || process.arch,
    cores: cores.length,
    memoryGb: Math.round(totalmem() / 1024 ** 3),
    node: process.version.slice(1),
    browser: browserVersion,
    loadBefore,
  };
}

export function loadNow() {
  return loadavg()[0] ?? 0;
}

/** A request as Lighthouse lists it. */
export type ListedRequest = {
  url: string;
  resourceType?: string;
  transferSize?: number;
  networkRequestTime: number;
};

/** What a first visit costs. Only requests over the network count, headers included. */
export function weightOf(listed: readonly ListedRequest[], origin: string): Weight {
  const requests = listed.filter(({ url }) => /^https?:/.test(url));
  const scriptTimes = requests
    .filter(({ resourceType }) => resourceType === "Script")
    .map(({ networkRequestTime }) => networkRequestTime);
  const scriptAt = Math.min(...scriptTimes);
  const bytesOf = (some: readonly ListedRequest[]) =>
    some.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return {
    bytes: bytesOf(requests),
    bytesBeforeScript: bytesOf(
      requests.filter(({ networkRequestTime }) => networkRequestTime < scriptAt),
    ),
    requests: requests.length,
    requestsToOthers: requests.filter(({ url }) => new URL(url).origin !== origin).length,
  };
}
