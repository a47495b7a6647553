import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

function source(slug: string) {
  return readFileSync(`content/articles/${slug}.mdx`, "utf8");
}

test.each(["vba-queries-financial-analyst", "financial-ratios", "bpmn-excel-financial-model"])(
  "%s says that its content is being prepared, and nothing else",
  (slug) => {
    expect(source(slug)).toBe("Content is being prepared...\n");
  },
);

describe("ctrl-alt-chart", () => {
  const sections = source("ctrl-alt-chart").split(/^## /m).slice(1);

  test("fifteen chart types, numbered in order", () => {
    const numbers = sections.map((section) => Number(/^(\d+)\. \w/.exec(section)?.[1]));
    expect(numbers).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
  });

  test("each has its own chart and a few sentences about it", () => {
    const charts = sections.map((section) =>
      [...section.matchAll(/<ChartExample type="([a-z]+(?:-[a-z]+)*)" \/>/g)].map(
        ([, type]) => type,
      ),
    );
    expect(charts.filter((types) => types.length !== 1)).toEqual([]);
    expect(new Set(charts.flat()).size).toBe(15);
    for (const section of sections) {
      expect(section.split("/>")[1]?.trim().split(/\s+/).length).toBeGreaterThan(25);
    }
  });
});
