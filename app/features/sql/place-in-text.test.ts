import { expect, test } from "vitest";
import { placeInText } from "./place-in-text.ts";

test("an offset is on its line, at its column", () => {
  expect(placeInText("SELECT day,\n  price\nFROM sales", 14)).toEqual({
    line: 2,
    excerpt: "  price",
    column: 2,
  });
});

test("the end of the text is a place too", () => {
  expect(placeInText("SELECT", 6)).toEqual({ line: 1, excerpt: "SELECT", column: 6 });
});

test("of a very long line only what is around the place is shown", () => {
  const { excerpt, column } = placeInText(`${"a".repeat(1000)}!${"b".repeat(1000)}`, 1000);
  expect(excerpt[column]).toBe("!");
  expect(excerpt).toHaveLength(120);
});
