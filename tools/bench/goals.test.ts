import { expect, test } from "vitest";
import { projectsWithPage } from "#content/pages.ts";
import type { Project } from "#content/types.ts";
import type { PageFigures } from "./figures.ts";
import { goalsOf } from "./goals.ts";
import { sampleFigures, samplePage, sampleSteps } from "./sample-figures.ts";

const { weight, lighthouse, applied } = samplePage("");

function gapsWith(name: string, change: Partial<PageFigures>) {
  const failing = { ...samplePage(name), ...change };
  const goals = goalsOf(sampleFigures({ routes: [samplePage("/books"), failing] }));
  return goals.filter(({ gaps }) => gaps.length > 0).map(({ goal, gaps }) => [goal, gaps]);
}

test("figures within every goal leave no gap, and name the page that comes nearest", () => {
  const nearer = { ...samplePage("/about"), applied: { ...applied, firstPaintMs: 990 } };
  const goals = goalsOf(sampleFigures({ routes: [samplePage("/"), nearer] }));
  expect(goals.flatMap(({ gaps }) => gaps)).toEqual([]);
  expect(goals[0]).toEqual({
    goal: "first paint at most 1.0 s",
    worst: "0.99 s on `/about`",
    gaps: [],
  });
});

test.each<[name: string, page: string, change: Partial<PageFigures>, goal: string, gap: string]>([
  [
    "a first paint of 1.01 s",
    "/about",
    { applied: { ...applied, firstPaintMs: 1010 } },
    "first paint at most 1.0 s",
    "1.01 s on `/about`",
  ],
  [
    "a largest paint of 1.11 s",
    "/about",
    { applied: { ...applied, largestPaintMs: 1110 } },
    "largest paint of other pages at most 1.1 s",
    "1.11 s on `/about`",
  ],
  [
    "a largest paint of Home of 1.21 s",
    "/",
    { applied: { ...applied, largestPaintMs: 1210 } },
    "largest paint of Home at most 1.2 s",
    "1.21 s on `/`",
  ],
  [
    "100 ms of blocking",
    "/about",
    { applied: { ...applied, blockingMs: 100 } },
    "total blocking time under 100 ms",
    "100 ms on `/about`",
  ],
  [
    "a shift of 0.011",
    "/about",
    { applied: { ...applied, layoutShift: 0.011 } },
    "layout shift at most 0.01",
    "0.0110 on `/about`",
  ],
  [
    "a performance of 97",
    "/about",
    { lighthouse: { ...lighthouse, scores: { ...lighthouse.scores, performance: 97 } } },
    "Lighthouse, performance: at least 98 on every page",
    "97 on `/about`",
  ],
  [
    "any other score of 99",
    "/about",
    { lighthouse: { ...lighthouse, scores: { ...lighthouse.scores, seo: 99 } } },
    "Lighthouse, seo: 100 on every page",
    "99 on `/about`",
  ],
  [
    "191 KB",
    "/about",
    { weight: { ...weight, bytes: 191 * 1024 } },
    "first visit to a text page at most 190 KB",
    "191.0 KB on `/about`",
  ],
  [
    "a request to another origin",
    "/about",
    { weight: { ...weight, requestsToOthers: 1 } },
    "no request to another origin",
    "1 on `/about`",
  ],
])("%s misses its goal and no other", (_, page, change, goal, gap) => {
  expect(gapsWith(page, change)).toEqual([[goal, [gap]]]);
});

test("what meets a goal exactly meets it", () => {
  const limit = { firstPaintMs: 1000, largestPaintMs: 1100, blockingMs: 99, layoutShift: 0.01 };
  expect(gapsWith("/about", { applied: limit })).toEqual([]);
  expect(gapsWith("/", { applied: { ...limit, largestPaintMs: 1200 } })).toEqual([]);
});

const modelPage = projectsWithPage.find((project: Project) => project.model)?.slug;

test.skipIf(!modelPage)("a page with a model may weigh more than text", () => {
  const heavy = { weight: { ...weight, bytes: 230 * 1024 } };
  expect(gapsWith(`/projects/${modelPage}`, heavy)).toEqual([]);
});

test.each([
  ["a home that paints later than ours", "https://example.org/", 900, "0.93× on `/`", []],
  ["one that paints as soon", "https://example.org/", 840, "1.00× on `/`", []],
  ["one that paints sooner", "https://example.org/", 800, "1.05× on `/`", ["1.05× on `/`"]],
  [
    "an article",
    "https://example.org/posts/one/",
    800,
    "1.05× on `/blogs/a`",
    ["1.05× on `/blogs/a`"],
  ],
])("beside another site, %s is compared with the like of ours", (_, name, ms, worst, gaps) => {
  const other = {
    ...samplePage(name),
    applied: { ...applied, firstPaintMs: ms, largestPaintMs: ms },
  };
  const routes = [samplePage("/"), samplePage("/blogs/a"), samplePage("/about")];
  const goals = goalsOf(sampleFigures({ routes, others: [other] }));
  expect(goals.find(({ goal }) => goal.includes("not behind"))).toMatchObject({ worst, gaps });
});

test("a step of 56 ms misses its goal", () => {
  const slow = sampleSteps("/projects/slow", 56);
  const goals = goalsOf(sampleFigures({ modelSteps: [sampleSteps("/projects/quick", 48), slow] }));
  expect(goals.at(-1)?.gaps).toEqual(["56 ms on `/projects/slow`"]);
});
