import { expect, test } from "vitest";
import { rowPage } from "./row-pages.ts";

test.each([
  ["the first page of two", 33, 0, { page: 0, pages: 2, first: 1, last: 25 }],
  ["the last page is as long as what is left", 33, 1, { page: 1, pages: 2, first: 26, last: 33 }],
  ["a full last page", 50, 1, { page: 1, pages: 2, first: 26, last: 50 }],
  ["no rows are one empty page", 0, 0, { page: 0, pages: 1, first: 0, last: 0 }],
  ["no page lies beyond the last", 10, 7, { page: 0, pages: 1, first: 1, last: 10 }],
])("%s", (_, rows, page, expected) => {
  expect(rowPage(rows, page)).toEqual(expected);
});
