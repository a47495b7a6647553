import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseAmount } from "./amount.ts";

describe("parseAmount with a decimal point", () => {
  test.each([
    ["1234", 123_400],
    ["1,234.56", 123_456],
    ["1234.5", 123_450],
    ["1 234.56", 123_456],
    ["1  234.56", 123_456],
    ["1\u202f234.56", 123_456],
    ["1'234.56", 123_456],
    ["€ 1,234.56", 123_456],
    ["1,234.56 €", 123_456],
    ["-1,234.56", -123_456],
    ["−1,234.56", -123_456],
    ["1,234.56-", -123_456],
    ["(1,234.56)", -123_456],
    ["-€1,234.56", -123_456],
    ["(€1,234.56)", -123_456],
    ["+5", 500],
    ["", 0],
    ["  ", 0],
    ["-", 0],
    ["–", 0],
    ["-0.00", 0],
    ["0.07", 7],
    ["9,999,999,999,999.99", 999_999_999_999_999],
  ])("reads %s", (written, cents) => {
    expect(parseAmount(written, "point")).toBe(cents);
  });

  test.each([
    "1.234,56",
    "1,23",
    "12,34,567",
    "1,2345.00",
    "1.234",
    "1.2.3",
    "n/a",
    "12a",
    "1e5",
    "--5",
    "()",
    "5(12)",
    "(12)5",
    "1-2",
    "12€34",
    "99,999,999,999,999.00",
  ])("refuses %s", (written) => {
    expect(parseAmount(written, "point")).toBeNull();
  });
});

describe("parseAmount with a decimal comma", () => {
  test.each([
    ["1.234,56", 123_456],
    ["1234,5", 123_450],
    ["(12.400,00)", -1_240_000],
    ["1.234", 123_400],
  ])("reads %s", (written, cents) => {
    expect(parseAmount(written, "comma")).toBe(cents);
  });

  test.each(["1,234.56", "1,234", "0,123"])("refuses %s", (written) => {
    expect(parseAmount(written, "comma")).toBeNull();
  });
});

test("an amount is read back from either way of writing it", () => {
  const english = new Intl.NumberFormat("en-US", { minimumFractionDigits: 2 });
  const german = new Intl.NumberFormat("de-DE", { minimumFractionDigits: 2 });
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
      expect(parseAmount(english.format(cents / 100), "point")).toBe(cents);
      expect(parseAmount(german.format(cents / 100), "comma")).toBe(cents);
    }),
    { numRuns: 1000 },
  );
});
