import { expect, test } from "vitest";
import { projectsWithPage } from "#content/derived/page-paths.ts";
import type { Project } from "#content/types.ts";
import {
  type BenchFigures,
  type PageFigures,
  type StepFigures,
  slowdownFor,
  weightOf,
} from "./figures.ts";
import { goalsOf } from "./goals.ts";
import { writeReport } from "./report.ts";

/** Invented results that meet every goal, for tests to break one by one. */
function samplePage(name: string): PageFigures {
  return {
    name,
    weight: {
      bytes: 150 * 1024,
      bytesBeforeScript: 60 * 1024,
      requests: 20,
      requestsToOthers: 0,
    },
    scores: { performance: 100, accessibility: 100, "best-practices": 100, seo: 100 },
    applied: {
      firstPaintMs: 800,
      largestPaintMs: 840,
      blockingMs: 10,
      layoutShift: 0,
      benchmarkIndex: 1720,
      slowdown: 4,
    },
  };
}

function sampleSteps(route: string, medianMs: number): StepFigures {
  return { route, steps: 50, firstMs: 96, medianMs, worstMs: 104 };
}

function sampleFigures(change: Partial<BenchFigures> = {}): BenchFigures {
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

const { weight, scores, applied } = samplePage("");

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
    { scores: { ...scores, performance: 97 } },
    "Lighthouse, performance: at least 98 on every page",
    "97 on `/about`",
  ],
  [
    "any other score of 99",
    "/about",
    { scores: { ...scores, seo: 99 } },
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
  const limit = {
    ...applied,
    firstPaintMs: 1000,
    largestPaintMs: 1100,
    blockingMs: 99,
    layoutShift: 0.01,
  };
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

function cellsOf(report: string, start: string) {
  const line = report.split("\n").find((text) => text.startsWith(`| ${start} |`));
  return line?.split("|").map((cell) => cell.trim());
}

test("the record names its day and machine", () => {
  expect(writeReport(sampleFigures())).toContain(
    "Measured 2026-11-15 by `npm run bench` on Abacus 3000, 2 cores, 8 GB, with Node 20.1.0 and Chromium 141.0.0.0, under a load of 0.1 before the run.",
  );
});

test("a goal is met with the page that comes nearest", () => {
  const report = writeReport(sampleFigures());
  expect(report).toContain("| total blocking time under 100 ms | met | 10 ms on `/` |");
  expect(report).not.toContain("missed");
});

test("a missed goal is listed with every page that misses it", () => {
  const slow = (name: string) => {
    const page = samplePage(name);
    return { ...page, applied: { ...page.applied, blockingMs: 131 } };
  };
  const report = writeReport(sampleFigures({ routes: [slow("/a"), samplePage("/"), slow("/b")] }));
  expect(report).toContain("| **missed** | 131 ms on `/a`, 131 ms on `/b` |");
});

test("each page has its paints, its blocking and shift, and its scores", () => {
  const cells = [
    "/about",
    "0.80",
    "0.84",
    "10",
    "0.0000",
    "1720",
    "4.0",
    "100",
    "100",
    "100",
    "100",
  ];
  expect(cellsOf(writeReport(sampleFigures()), "/about")).toEqual(["", ...cells, ""]);
});

test("another site is below ours", () => {
  const report = writeReport(sampleFigures({ others: [samplePage("https://example.org/")] }));
  expect(cellsOf(report, "https://example.org/")?.slice(2, 4)).toEqual(["0.80", "0.84"]);
});

test("each model has the time of a step", () => {
  const modelSteps = [sampleSteps("/projects/solar", 40)];
  const cells = cellsOf(writeReport(sampleFigures({ modelSteps })), "/projects/solar");
  expect(cells).toEqual(["", "/projects/solar", "40", "96", "104", "50", ""]);
});

const page = { url: "https://ours.example/", transferSize: 1000, networkRequestTime: 1 };
const font = { url: "https://fonts.example/a.woff2", transferSize: 200, networkRequestTime: 2 };
const script = {
  ...{ url: "https://ours.example/a.js", resourceType: "Script" },
  ...{ transferSize: 30, networkRequestTime: 3 },
};

test("a visit weighs all it asked for, and apart what came before the script", () => {
  const inline = { url: "data:image/png;base64,", transferSize: 99, networkRequestTime: 1 };
  expect(weightOf([page, font, inline, script], "https://ours.example")).toEqual({
    bytes: 1230,
    bytesBeforeScript: 1200,
    requests: 3,
    requestsToOthers: 1,
  });
});

test("where no script was requested, everything came before it", () => {
  expect(weightOf([page, font], "https://ours.example").bytesBeforeScript).toBe(1200);
});

test.each([
  ["a fast machine, as Lighthouse slows any", 1720, 4],
  ["the slowest for which that is meant", 1500, 4],
  ["half as fast", 750, 2],
  ["slower than the phone, which cannot be made faster", 200, 1],
])("the slowdown of %s", (_, index, slowdown) => {
  expect(slowdownFor(index)).toBe(slowdown);
});
