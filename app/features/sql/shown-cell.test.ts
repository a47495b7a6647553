import { expect, test } from "vitest";
import { shownCell } from "./shown-cell.ts";

const number = { name: "years", type: "double precision" };
const words = { name: "id", type: "text" };

test.each([
  ["10.332795895518899", "10.3328"],
  ["-0.0000001234", "0"],
  ["2.5000000000000000", "2.5"],
  ["1234.56", "1234.56"],
  ["12", "12"],
])("a number with more decimals than anybody reads is rounded to four: %s", (cell, shown) => {
  expect(shownCell(number, cell)).toBe(shown);
});

test("text and NULL are shown as they are", () => {
  expect(shownCell(words, "1.23456789")).toBe("1.23456789");
  expect(shownCell(number, null)).toBeNull();
});
