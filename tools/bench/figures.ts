import type { Machine } from "./machine.ts";

/** What a first visit with an empty cache costs, headers included. */
export type Weight = {
  bytes: number;
  /** Of everything requested before the first script. */
  bytesBeforeScript: number;
  requests: number;
  requestsToOthers: number;
};

export type LighthouseCategory = "performance" | "accessibility" | "best-practices" | "seo";

/** On Lighthouse's simulated phone and network; medians of several runs. */
export type LighthouseFigures = {
  /** From 0 to 100. */
  scores: Record<LighthouseCategory, number>;
  /** The audits that cost points, where a run scored less than 100: "seo: meta-description". */
  lostOn: string[];
};

/** With Lighthouse's slow network and processor applied to the browser; medians of several runs. */
export type AppliedFigures = {
  firstPaintMs: number;
  largestPaintMs: number;
  blockingMs: number;
  layoutShift: number;
};

export type PageFigures = {
  name: string;
  weight: Weight;
  lighthouse: LighthouseFigures;
  applied: AppliedFigures;
};

/** Steps of one input of a model, from key to painted frame, with the processor slowed four times. */
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

/** Of 1024 bytes, as in the budgets. */
export function kilobytes(bytes: number) {
  return bytes / 1024;
}

export function seconds(ms: number) {
  return (ms / 1000).toFixed(2);
}
