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
