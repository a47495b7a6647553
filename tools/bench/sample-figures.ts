import type { BenchFigures, PageFigures, RouteFigures, StepFigures } from "./figures.ts";

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
      firstPaintMs: 700,
      largestPaintMs: 735,
      blockingMs: 10,
      layoutShift: 0,
      interactiveMs: 1900,
      lostOn: [],
    },
    applied: { firstMs: 800, largestMs: 840 },
  };
}

export function sampleRoute(name: string): RouteFigures {
  return {
    ...samplePage(name),
    barePaintMs: 700,
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
    routes: [sampleRoute("/"), sampleRoute("/about")],
    others: [],
    modelSteps: [sampleSteps("/projects/solar", 40)],
    buildSeconds: 21.5,
    requestsPerSecond: { ours: 6000, nginx: 10000 },
    ...change,
  };
}
