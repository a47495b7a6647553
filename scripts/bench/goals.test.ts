import { expect, test } from "vitest";
import type { RouteFigures } from "./figures.ts";
import { goalsOf } from "./goals.ts";
import { sampleFigures, samplePage, sampleRoute, sampleSteps } from "./sample-figures.ts";

const { weight, lighthouse } = samplePage("");

function gapsWith(name: string, change: Partial<RouteFigures>) {
  const spoilt = { ...sampleRoute(name), ...change };
  const goals = goalsOf(sampleFigures({ routes: [sampleRoute("/"), spoilt] }));
  return goals.filter(({ gaps }) => gaps.length > 0).map(({ goal, gaps }) => [goal, gaps]);
}

test("figures within every goal leave no gap, and name the page that comes nearest", () => {
  const nearer = { ...sampleRoute("/about"), scriptFreePaintMs: 960 };
  const goals = goalsOf(sampleFigures({ routes: [sampleRoute("/"), nearer] }));
  expect(goals.flatMap(({ gaps }) => gaps)).toEqual([]);
  expect(goals.map(({ worst }) => worst)).toContain("1.09× on `/about`");
});

test.each<[name: string, change: Partial<RouteFigures>, goal: string, gap: string]>([
  [
    "a score of 99",
    { lighthouse: { ...lighthouse, scores: { ...lighthouse.scores, seo: 99 } } },
    "Lighthouse, seo: 100 on every page",
    "99 on `/about`",
  ],
  [
    "a paint 11% later",
    { lighthouse: { ...lighthouse, largestPaintMs: 1110 } },
    "largest paint at most 10% later than without script",
    "1.11× on `/about`",
  ],
  [
    "50 ms of blocking",
    { lighthouse: { ...lighthouse, blockingMs: 50 } },
    "total blocking time under 50 ms",
    "50 ms on `/about`",
  ],
  [
    "a shift that Lighthouse shows as 0.001",
    { lighthouse: { ...lighthouse, layoutShift: 0.0007 } },
    "layout shift 0, to the third decimal",
    "0.0007 on `/about`",
  ],
  [
    "201 KB",
    { weight: { ...weight, bytes: 201 * 1024 } },
    "first visit to a text page at most 200 KB",
    "201.0 KB on `/about`",
  ],
  [
    "91 KB before the script",
    { weight: { ...weight, bytesBeforeScript: 91 * 1024 } },
    "of that at most 90 KB before the script starts",
    "91.0 KB on `/about`",
  ],
  [
    "a request to another origin",
    { weight: { ...weight, requestsToOthers: 1 } },
    "no request to another origin",
    "1 on `/about`",
  ],
])("%s misses its goal and no other", (_, change, goal, gap) => {
  expect(gapsWith("/about", change)).toEqual([[goal, [gap]]]);
});

test("a page with a model may weigh more than text", () => {
  const heavy = { weight: { ...weight, bytes: 230 * 1024 } };
  expect(gapsWith("/projects/solar-financing-dashboard", heavy)).toEqual([]);
});

test("a step of 56 ms misses its goal", () => {
  const slow = sampleSteps("/projects/slow", 56);
  const goals = goalsOf(sampleFigures({ modelSteps: [sampleSteps("/projects/quick", 48), slow] }));
  expect(goals.at(-1)?.gaps).toEqual(["56 ms on `/projects/slow`"]);
});
