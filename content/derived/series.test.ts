import { describe, expect, test } from "vitest";
import type { Article } from "../types.ts";
import { seriesPlace } from "./series.ts";

function article(slug: string, date: string, series?: Article["series"]): Article {
  const words = { title: slug.toUpperCase(), subtitle: "", description: "", readTime: 5, tags: [] };
  return { ...words, slug, date, category: "Finance", ...(series && { series }) };
}

describe("the place of an article in its series", () => {
  test("is by date, the oldest first", () => {
    const name = "Month end";
    const later = article("b", "2024-02-01", { name });
    const earlier = article("a", "2024-01-01", { name });
    expect(seriesPlace([later, article("x", "2024-01-15"), earlier], later)).toEqual({
      name,
      part: 2,
      parts: [
        { slug: "a", title: "A" },
        { slug: "b", title: "B" },
      ],
      inPreparation: [],
    });
  });

  test("counts the parts with a text alone; those in preparation follow without a number", () => {
    const name = "Month end";
    const announced = { ...article("a", "2024-01-01", { name }), comingSoon: {} };
    const written = article("b", "2024-02-01", { name });
    const parts = [{ slug: "b", title: "B" }];
    const inPreparation = [{ slug: "a", title: "A" }];
    const both = [written, announced];
    expect(seriesPlace(both, written)).toEqual({ name, part: 1, parts, inPreparation });
    expect(seriesPlace(both, announced)).toEqual({ name, part: null, parts, inPreparation });
  });

  test("of two from one day follows the list, which has the newest first", () => {
    const name = "Month end";
    const evening = article("evening", "2024-02-01", { name });
    const morning = article("morning", "2024-02-01", { name });
    expect(seriesPlace([evening, morning], evening)?.part).toBe(2);
  });

  test("is by number where the parts have one, whatever their dates", () => {
    const name = "Month end";
    const first = article("first", "2024-03-01", { name, part: 1 });
    const second = article("second", "2024-01-01", { name, part: 2 });
    expect(seriesPlace([first, second], first)?.part).toBe(1);
  });

  test("is nothing to show without a series, or with a series of one", () => {
    const alone = article("alone", "2024-01-01", { name: "Just begun" });
    expect(seriesPlace([alone], alone)).toBeNull();
    expect(seriesPlace([alone], article("none", "2024-01-01"))).toBeNull();
  });
});
