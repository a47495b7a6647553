import { expect, test } from "vitest";
import { resultCsv } from "./csv.ts";

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
