import type { BenchFigures, PageFigures, StepFigures } from "./figures.ts";

/** Invented results that meet every goal, for tests to break one by one. */
export function samplePage(name: string): PageFigures {
  return {
    name,
    weight: {
      bytes: 150 * 1024,
      bytesBeforeScript: 60 * 1024,
      requests: 20,
      requestsToOthers: 0,
    },
    lighthouse: {
      scores: { performance: 100, accessibility: 100, "best-practices": 100, seo: 100 },
      lostOn: [],
    },
    applied: { firstPaintMs: 800, largestPaintMs: 840, blockingMs: 10, layoutShift: 0 },
  };
}

export function sampleSteps(route: string, medianMs: number): StepFigures {
  return { route, steps: 50, firstMs: 96, medianMs, worstMs: 104 };
}

export function sampleFigures(change: Partial<BenchFigures> = {}): BenchFigures {
  return {
    date: "2026-11-15",
    machine: {
      processor: "Abacus 3000",
      cores: 2,
      memoryGb: 8,
      node: "20.1.0",
      browser: "141.0.0.0",
      loadBefore: 0.1,
    },
    runs: 5,
    routes: [samplePage("/"), samplePage("/about")],
    others: [],
    modelSteps: [sampleSteps("/projects/solar", 40)],
    buildSeconds: 21.5,
    ...change,
  };
}
