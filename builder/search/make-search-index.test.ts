import { expect, test } from "vitest";
import type { SearchEntry } from "#contracts/search-index.ts";
import { splitIntoParts } from "./make-search-index.ts";

function entry(to: string, heading: string): SearchEntry {
  return { to, kind: "Article", title: "Title", heading, tags: [], text: "x".repeat(100) };
}

const entries = ["/a", "/b", "/c"].flatMap((page) => [
  entry(page, ""),
  entry(`${page}#one`, "One"),
  entry(`${page}#two`, "Two"),
]);
const bytes = 3 * JSON.stringify(entry("/a#one", "One")).length;

test("a small index is one part, in the order of the site", () => {
  expect(splitIntoParts(entries, 100 * bytes)).toEqual([entries]);
  expect(splitIntoParts([], bytes)).toEqual([[]]);
});

test("a large index is in parts within the limit, the openings of the pages first, and loses nothing", () => {
  const parts = splitIntoParts(entries, bytes);
  expect(parts.length).toBeGreaterThan(2);
  expect(
    parts
      .flat()
      .slice(0, 3)
      .map(({ to }) => to),
  ).toEqual(["/a", "/b", "/c"]);
  for (const part of parts) {
    expect(part.reduce((sum, it) => sum + JSON.stringify(it).length, 0)).toBeLessThanOrEqual(bytes);
  }
  expect(new Set(parts.flat())).toEqual(new Set(entries));
});

test("an entry larger than a part is a part of its own", () => {
  expect(splitIntoParts(entries, 10).map((part) => part.length)).toEqual(entries.map(() => 1));
});
