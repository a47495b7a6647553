import { expect, test } from "vitest";
import { type GrowthFigures, lists } from "./growth-figures.ts";
import { exceeded, growthReport } from "./growth-report.ts";
import { queries } from "./search-times.ts";

const figures: GrowthFigures = {
  build: { seconds: 30, cpuSeconds: 45 },
  pages: 30,
  lists: lists.map((page) => ({ page, bytes: 20 * 1024 })),
  searchPartBytes: [60 * 1024],
  search: [
    { sections: 1200, indexingMs: 80, answers: queries.map(() => ({ firstMs: 9, laterMs: 5 })) },
  ],
  sitemapAddresses: 30,
  sitemapBytes: 4000,
  feedBytes: 100 * 1024,
};
const scripts = [{ page: "/about", files: 9, bytes: 123_456, isSame: true }];

test("a site within its limits exceeds none", () => {
  expect(exceeded({ grown: figures, scripts })).toEqual([]);
});

test.each<[Partial<GrowthFigures>, string]>([
  [{ lists: withBytes("/blogs", 41 * 1024) }, "HTML of `/blogs`: 41.0 KB, at most 40.0 KB"],
  [{ lists: withBytes("/blogs/pages/2", null) }, "HTML of `/blogs/pages/2`: there is no such page"],
  [
    { searchPartBytes: [9, 101 * 1024] },
    "largest part of the search index: 101.0 KB, at most 100.0 KB",
  ],
  [{ sitemapAddresses: 50_001 }, "addresses in the site map: 50,001, at most 50,000"],
  [{ feedBytes: 513 * 1024 }, "feed: 513.0 KB, at most 512.0 KB"],
])("%j is named with its limit", (change, line) => {
  expect(exceeded({ grown: { ...figures, ...change }, scripts })).toEqual([line]);
});

test("a page whose script has changed is named", () => {
  const changed = [...scripts, { page: "/books", files: 9, bytes: 9, isSame: false }];
  expect(exceeded({ grown: figures, scripts: changed })).toEqual([
    "script of `/books`: changes with the amount of content",
  ]);
});

test("a slow build or answer exceeds nothing, because the machine may be busy", () => {
  const slow = { ...figures, build: { seconds: 999, cpuSeconds: 999 } };
  expect(exceeded({ grown: slow, scripts })).toEqual([]);
});

test("the record has both sites side by side", () => {
  const report = growthReport({
    date: "2026-11-16",
    machine: "a machine with 2 cores",
    now: figures,
    grown: { ...figures, pages: 60, build: { seconds: 90, cpuSeconds: 60 } },
    scripts,
  });
  expect(report).toContain("on a machine with 2 cores:");
  expect(report).toContain("| the same, for a page | 1500 ms | 1000 ms |");
  expect(report).toContain("| build, by the clock | 30 s | 90 s |");
  expect(report).toContain("| two words | “balance sheet” | 5 ms (9) |");
  expect(report).toContain("| /about | 9 | 123,456 | yes |");
});

function withBytes(page: string, bytes: number | null) {
  return figures.lists.map((list) => (list.page === page ? { page, bytes } : list));
}
