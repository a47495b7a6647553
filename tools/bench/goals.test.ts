import { expect, test } from "vitest";
import type { RouteFigures } from "./figures.ts";
import { goalsOf } from "./goals.ts";
import { sampleFigures, samplePage, sampleRoute, sampleSteps } from "./sample-figures.ts";

const { weight, lighthouse } = samplePage("");

function gapsWith(name: string, change: Partial<RouteFigures>) {
  const failing = { ...sampleRoute(name), ...change };
  const goals = goalsOf(sampleFigures({ routes: [sampleRoute("/"), failing] }));
  return goals.filter(({ gaps }) => gaps.length > 0).map(({ goal, gaps }) => [goal, gaps]);
}

test("figures within every goal leave no gap, and name the page that comes nearest", () => {
  const nearer = { ...sampleRoute("/about"), barePaintMs: 707 };
  const goals = goalsOf(sampleFigures({ routes: [sampleRoute("/"), nearer] }));
  expect(goals.flatMap(({ gaps }) => gaps)).toEqual([]);
  expect(goals.map(({ worst }) => worst)).toContain("1.05× on `/`");
});

test.each<[name: string, change: Partial<RouteFigures>, goal: string, gap: string]>([
  [
    "a score of 99",
    { lighthouse: { ...lighthouse, scores: { ...lighthouse.scores, seo: 99 } } },
    "Lighthouse, seo: 100 on every page",
    "99 on `/about`",
  ],
  [
    "a paint 6% later",
    { lighthouse: { ...lighthouse, largestPaintMs: 742 } },
    "largest paint at most 5% later than the bare page",
    "1.06× on `/about`",
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
    "a first paint of 0.86 s",
    { lighthouse: { ...lighthouse, firstPaintMs: 860 } },
    "first and largest paint of a text page at most 0.85 s",
    "0.86 s on `/about`",
  ],
  [
    "181 KB",
    { weight: { ...weight, bytes: 181 * 1024 } },
    "first visit to a text page at most 180 KB",
    "181.0 KB on `/about`",
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

test.each([
  ["a home that paints later than ours", "https://example.org/", 800, "0.92× on `/`", []],
  ["one that paints sooner", "https://example.org/", 700, "1.05× on `/`", ["1.05× on `/`"]],
  [
    "an article",
    "https://example.org/posts/one/",
    700,
    "1.05× on `/blogs/a`",
    ["1.05× on `/blogs/a`"],
  ],
])("beside another site, %s is compared with the like of ours", (_, name, ms, worst, gaps) => {
  const page = samplePage(name);
  const other = {
    ...page,
    lighthouse: { ...page.lighthouse, firstPaintMs: ms, largestPaintMs: ms },
  };
  const routes = [sampleRoute("/"), sampleRoute("/blogs/a"), sampleRoute("/about")];
  const goals = goalsOf(sampleFigures({ routes, others: [other] }));
  expect(goals.find(({ goal }) => goal.includes("ahead of"))).toMatchObject({ worst, gaps });
});

test("a step of 56 ms misses its goal", () => {
  const slow = sampleSteps("/projects/slow", 56);
  const goals = goalsOf(sampleFigures({ modelSteps: [sampleSteps("/projects/quick", 48), slow] }));
  expect(goals.at(-2)?.gaps).toEqual(["56 ms on `/projects/slow`"]);
});

test.each([
  ["less than half the pages of nginx", 4900, 10000, "0.49× on the home page"],
  ["no nginx to compare with", 4900, null, "not measured: nginx is not installed"],
])("%s misses its goal", (_, ours, nginx, gap) => {
  const goals = goalsOf(sampleFigures({ requestsPerSecond: { ours, nginx } }));
  expect(goals.at(-1)?.gaps).toEqual([gap]);
});
