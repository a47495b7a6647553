import { expect, test } from "vitest";
import type { GrowthFigures } from "./growth-figures.ts";
import { exceeded, growthReport } from "./growth-report.ts";

const figures: GrowthFigures = {
  buildSeconds: 30,
  pages: 30,
  lists: ["/", "/projects", "/blogs"].map((page) => ({ page, bytes: 20 * 1024 })),
  searchParts: 1,
  largestPartBytes: 60 * 1024,
  slowestAnswerMs: 5,
  sitemapAddresses: 30,
  feedBytes: 100 * 1024,
};

test("a site within its limits exceeds none", () => {
  expect(exceeded(figures)).toEqual([]);
});

test.each<[Partial<GrowthFigures>, string]>([
  [{ buildSeconds: 181 }, "build: 181 s, at most 180 s"],
  [{ slowestAnswerMs: 101 }, "slowest answer of the search: 101 ms, at most 100 ms"],
  [{ lists: [{ page: "/blogs", bytes: 41 * 1024 }] }, "HTML of `/blogs`: 41.0 KB, at most 40.0 KB"],
  [{ sitemapAddresses: 50_001 }, "addresses in the site map: 50,001, at most 50,000"],
])("%j is named with its limit", (change, line) => {
  expect(exceeded({ ...figures, ...change })).toEqual([line]);
});

test("the record has both sites side by side", () => {
  const report = growthReport("2026-11-16", figures, { ...figures, pages: 60, buildSeconds: 90 });
  expect(report).toContain("| build, per page | 1000 ms | 1500 ms |  |");
  expect(report).toContain("| build | 30 s | 90 s | 180 s |");
});
