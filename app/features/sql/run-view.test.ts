import { expect, test } from "vitest";
import { placeInText, rowPage } from "./run-view.tsx";

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

test.each([
  ["the first page of two", 33, 0, { page: 0, pages: 2, first: 1, last: 25 }],
  ["the last page is as long as what is left", 33, 1, { page: 1, pages: 2, first: 26, last: 33 }],
  ["a full last page", 50, 1, { page: 1, pages: 2, first: 26, last: 50 }],
  ["no rows are one empty page", 0, 0, { page: 0, pages: 1, first: 0, last: 0 }],
  ["no page lies beyond the last", 10, 7, { page: 0, pages: 1, first: 1, last: 10 }],
])("%s", (_, rows, page, expected) => {
  expect(rowPage(rows, page)).toEqual(expected);
});
