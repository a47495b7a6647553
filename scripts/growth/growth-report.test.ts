import { expect, test } from "vitest";
import { type GrowthFigures, lists } from "./growth-figures.ts";
import { exceeded, growthReport } from "./growth-report.ts";

const figures: GrowthFigures = {
  build: { seconds: 30, cpuSeconds: 45 },
  pages: 30,
  lists: lists.map((page) => ({ page, bytes: 20 * 1024 })),
  searchParts: 1,
  largestPartBytes: 60 * 1024,
  slowestAnswerMs: 5,
  sitemapAddresses: 30,
  feedBytes: 100 * 1024,
};

test("a site within its limits exceeds none", () => {
  expect(exceeded(figures, figures)).toEqual([]);
});

test.each<[Partial<GrowthFigures>, string]>([
  [{ build: { seconds: 181, cpuSeconds: 45 } }, "build: 181 s, at most 180 s"],
  [{ build: { seconds: 30, cpuSeconds: 48 } }, "processor time of a page: 1600 ms, now 1500 ms"],
  [{ slowestAnswerMs: 101 }, "slowest answer of the search: 101 ms, at most 100 ms"],
  [{ lists: withBytes("/blogs", 33 * 1024) }, "HTML of `/blogs`: 33.0 KB, at most 32.0 KB"],
  [{ lists: withBytes("/blogs/pages/2", null) }, "HTML of `/blogs/pages/2`: there is no such page"],
  [{ sitemapAddresses: 50_001 }, "addresses in the site map: 50,001, at most 50,000"],
])("%j is named with its limit", (change, line) => {
  expect(exceeded(figures, { ...figures, ...change })).toEqual([line]);
});

test("the record has both sites side by side", () => {
  const build = { seconds: 90, cpuSeconds: 60 };
  const report = growthReport("2026-11-16", figures, { ...figures, pages: 60, build });
  expect(report).toContain("| the same, for a page | 1500 ms | 1000 ms | 1500 ms |");
  expect(report).toContain("| build | 30 s | 90 s | 180 s |");
});

function withBytes(page: string, bytes: number | null) {
  return figures.lists.map((list) => (list.page === page ? { page, bytes } : list));
}
