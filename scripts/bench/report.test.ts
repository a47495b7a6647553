import { expect, test } from "vitest";
import { writeReport } from "./report.ts";
import { sampleFigures, samplePage, sampleRoute, sampleSteps } from "./sample-figures.ts";

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
  expect(report).toContain("| total blocking time under 50 ms | met | 10 ms on `/` |");
  expect(report).not.toContain("missed");
});

test("a missed goal is listed with every page that misses it", () => {
  const slow = (name: string) => ({ ...sampleRoute(name), scriptFreePaintMs: 800 });
  const report = writeReport(sampleFigures({ routes: [slow("/a"), sampleRoute("/"), slow("/b")] }));
  expect(report).toContain("| **missed** | 1.31× on `/a`, 1.31× on `/b` |");
});

test("each page has its scores, its paint beside the limit, and the ratio", () => {
  expect(cellsOf(writeReport(sampleFigures()), "/about")).toEqual([
    "",
    "/about",
    "100",
    "100",
    "100",
    "100",
    "1.05",
    "1.00",
    "1.05",
    "10",
    "0.0000",
    "1.90",
    "",
  ]);
});

test("another site is below ours, without what only ours has", () => {
  const report = writeReport(sampleFigures({ other: samplePage("https://example.org/") }));
  const cells = cellsOf(report, "https://example.org/");
  expect(cells?.slice(6, 9)).toEqual(["1.05", "", ""]);
  expect(cells).toHaveLength(13);
});

test("audits that took points are named", () => {
  const route = sampleRoute("/about");
  const lighthouse = { ...route.lighthouse, lostOn: ["seo: meta-description"] };
  const report = writeReport(sampleFigures({ routes: [{ ...route, lighthouse }] }));
  expect(report).toContain("- /about: seo: meta-description\n");
});

test("each model has the time of a step", () => {
  const modelSteps = [sampleSteps("/projects/solar", 40)];
  const cells = cellsOf(writeReport(sampleFigures({ modelSteps })), "/projects/solar");
  expect(cells).toEqual(["", "/projects/solar", "40", "96", "104", "50", ""]);
});

test("throughput is given as a share of the limit", () => {
  expect(writeReport(sampleFigures())).toContain(
    "4900 requests a second, 5000 without script: 0.98",
  );
});

test("a build that was not timed from empty caches claims no such time", () => {
  const report = writeReport(sampleFigures({ buildSeconds: { fresh: null, again: 21.5 } }));
  expect(report).toContain("| build of the site | 21.5 s |");
});
