import { expect, test } from "vitest";
import { writeReport } from "./report.ts";
import { sampleFigures, samplePage, sampleSteps } from "./sample-figures.ts";

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
  const cells = ["/about", "0.80", "0.84", "10", "0.0000", "100", "100", "100", "100"];
  expect(cellsOf(writeReport(sampleFigures()), "/about")).toEqual(["", ...cells, ""]);
});

test("another site is below ours", () => {
  const report = writeReport(sampleFigures({ others: [samplePage("https://example.org/")] }));
  expect(cellsOf(report, "https://example.org/")?.slice(2, 4)).toEqual(["0.80", "0.84"]);
});

test("audits that took points are named", () => {
  const route = samplePage("/about");
  const lighthouse = { ...route.lighthouse, lostOn: ["seo: meta-description"] };
  const report = writeReport(sampleFigures({ routes: [{ ...route, lighthouse }] }));
  expect(report).toContain("- /about: seo: meta-description\n");
});

test("each model has the time of a step", () => {
  const modelSteps = [sampleSteps("/projects/solar", 40)];
  const cells = cellsOf(writeReport(sampleFigures({ modelSteps })), "/projects/solar");
  expect(cells).toEqual(["", "/projects/solar", "40", "96", "104", "50", ""]);
});
