import { describe, expect, test } from "vitest";
import { insertEntry } from "./insert.ts";
import { formatSource } from "./make-page.ts";

const entry = { slug: "new", title: 'A "quoted" title', tags: ["One"] };

const written = `  {
    slug: "new",
    title: 'A "quoted" title',
    tags: ["One"],
  },`;

function inserted(source: string) {
  return formatSource("content/articles.ts", insertEntry(source, "articles", entry));
}

describe("insertEntry", () => {
  test("puts the entry first, laid out as the formatter would", () => {
    const old = `  { slug: "old" },\n];\n`;
    const opening = "export const articles: readonly Article[] = [";
    expect(inserted(`${opening}\n${old}`)).toBe(`${opening}\n${written}\n${old}`);
  });

  test("fills an empty list", () => {
    expect(inserted("export const articles = [] as const;\n")).toBe(
      `export const articles = [\n${written}\n] as const;\n`,
    );
  });

  test.each([
    ["not there", "export const posts = [];"],
    ["there twice", "export const articles = [];\n// export const articles = [\n"],
  ])("says so when the list is %s", (_, source) => {
    expect(() => insertEntry(source, "articles", entry)).toThrow(
      /^content\/articles\.ts does not contain "export const articles: … = \[" exactly once/,
    );
  });
});
