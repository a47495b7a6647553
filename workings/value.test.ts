import { describe, expect, test } from "vitest";
import { CellError, compare, errors, numberIn, numberText, toBoolean, toNumber } from "./value.ts";

describe("a text is a number", () => {
  test.each([
    ["12.5", 12.5],
    [" -3 ", -3],
    ["+4", 4],
    [".5", 0.5],
    ["5.", 5],
    ["1,200", 1200],
    ["1,234,567.8", 1_234_567.8],
    ["12.5%", 0.125],
    ["$5", 5],
    ["-€5", -5],
    ["(5)", -5],
    ["1E3", 1000],
    ["1.5e-3", 0.0015],
    ["8/22/2011", 40_777],
    ["1/1/30", 10_959],
    ["1/1/29", 47_119],
    ["22-Aug-2011", 40_777],
    ["22 august 2011", 40_777],
    ["Aug 22, 2011", 40_777],
    ["2011-08-22", 40_777],
    ["2011-08-22 12:00", 40_777.5],
    ["6:00 PM", 0.75],
    ["12:00 AM", 0],
  ])("%s", (text, number) => {
    expect(numberIn(text)).toBe(number);
  });

  test.each(["", " ", "abc", "1,20", "12a", "e5", "(-5)", "5-", "8/22", "13/1/2011", "2/30/2011"])(
    "but not %s",
    (text) => {
      expect(numberIn(text)).toBeNull();
    },
  );

  test.each(["25:61", "13:00 PM", "1 Xyz 2011", "1/1/1899", "1 Au 2011", "Jan 1 11"])(
    "nor %s",
    (text) => {
      expect(numberIn(text)).toBeNull();
    },
  );
});

describe("values of other kinds", () => {
  test("count as numbers and truths where they can", () => {
    expect([null, true, "7"].map(toNumber)).toEqual([0, 1, 7]);
    expect(toNumber("x")).toBe(errors.value);
    expect(toNumber(errors.division)).toBe(errors.division);
    expect([null, 2, "True", "false"].map(toBoolean)).toEqual([false, true, true, false]);
    expect(toBoolean("x")).toBe(errors.value);
  });

  test("are ordered: numbers, texts, then FALSE and TRUE", () => {
    const order = [-1, 0, 1, "", "a", "B", "c", false, true];
    expect(order.toReversed().sort((a, b) => compare(a, b) as number)).toEqual(order);
    expect(compare("A", "a")).toBe(0);
    expect([compare(null, 0), compare(null, ""), compare(null, false)]).toEqual([0, 0, 0]);
    expect(compare(errors.number, 1)).toBeInstanceOf(CellError);
  });

  test("are equal where fifteen digits are", () => {
    expect(compare(0.1 + 0.2, 0.3)).toBe(0);
    expect(compare(1.000_000_000_000_01, 1)).toBeGreaterThan(0);
  });

  test("are texts of fifteen digits", () => {
    expect([1 / 3, 1e20, 1e-10, -0].map(numberText)).toEqual([
      ...["0.333333333333333", "100000000000000000000", "1E-10", "0"],
    ]);
  });
});
