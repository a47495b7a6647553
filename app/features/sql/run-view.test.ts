import { expect, test } from "vitest";
import { placeInText, resultCsv, rowPage } from "./run-view.tsx";

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

const column = (name: string) => ({ name, type: "text" });

test("a result is written with its column names, and ends its last line", () => {
  expect(resultCsv([column("month"), column("revenue")], [["2021-04", "722"]])).toBe(
    "month,revenue\n2021-04,722\n",
  );
});

test("NULL is empty and an empty text is two quotes, as PostgreSQL tells them apart", () => {
  expect(resultCsv([column("a"), column("b")], [[null, ""]])).toBe('a,b\n,""\n');
});

test("commas, quotes and line breaks are quoted", () => {
  expect(resultCsv([column('a "b"')], [["1,5"], ['say "x"'], ["two\nlines"]])).toBe(
    '"a ""b"""\n"1,5"\n"say ""x"""\n"two\nlines"\n',
  );
});

test.each(["=HYPERLINK(A1)", "+1", "-1", "@SUM(A1)", "\tx"])(
  "a text that a spreadsheet would take for a formula (%j) is marked as text",
  (text) => expect(resultCsv([column("a")], [[text]])).toBe(`a\n'${text}\n`),
);

test("so are a text that begins with a carriage return, and the name of a column", () => {
  expect(resultCsv([column("=a,b")], [["\r=1"]])).toBe('"\'=a,b"\n"\'\r=1"\n');
});

test("negative numbers stay numbers", () => {
  expect(resultCsv([{ name: "change", type: "numeric" }], [["-12.5"]])).toBe("change\n-12.5\n");
});
