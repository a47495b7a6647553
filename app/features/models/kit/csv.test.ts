import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readCsv, writeCsv } from "./csv.ts";

describe("readCsv", () => {
  test.each([
    ["commas", "a,b,c\n1,2,3"],
    ["semicolons", "a;b;c\n1;2;3"],
    ["tabs", "a\tb\tc\n1\t2\t3"],
    ["Windows line ends and a last one", "a,b,c\r\n1,2,3\r\n"],
    ["a byte order mark", "\ufeffa,b,c\n1,2,3"],
    ["quotation marks that are not needed", '"a","b","c"\n"1","2","3"'],
  ])("reads %s", (_, text) => {
    expect(readCsv(text)).toEqual({
      cells: [
        ["a", "b", "c"],
        ["1", "2", "3"],
      ],
      openQuote: false,
    });
  });

  test("keeps separators, line ends and quotation marks within quotation marks", () => {
    expect(readCsv('a;b\n"x;\ny";"say ""no"""').cells).toEqual([
      ["a", "b"],
      ["x;\ny", 'say "no"'],
    ]);
  });

  test("is not misled by another separator inside a cell", () => {
    expect(readCsv('account;name;debit\n4000;"a,b,c,d,e";1,5').cells[1]).toEqual([
      "4000",
      "a,b,c,d,e",
      "1,5",
    ]);
  });

  test("says that a quotation mark is left open", () => {
    expect(readCsv('a,b\n"1,2\n3,4').openQuote).toBe(true);
  });

  test("keeps empty rows in place, so that rows keep their numbers", () => {
    expect(readCsv("a,b\n\n1,2").cells).toEqual([["a", "b"], [""], ["1", "2"]]);
  });
});

test("what is written is read back, with either separator", () => {
  const cell = fc.string().map((text) => `x${text.replaceAll("\r", "")}`);
  const table = fc.array(fc.tuple(fc.constant("k"), cell), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(table, fc.constantFrom("," as const, ";" as const), (cells, separator) => {
      const rows = [["account", "name"], ...cells];
      expect(readCsv(writeCsv(rows, separator)).cells).toEqual(rows);
    }),
  );
});
