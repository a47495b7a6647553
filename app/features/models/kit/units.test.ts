import { describe, expect, test } from "vitest";
import { formatShown, fromShown, toShown, type Unit, years } from "./units.ts";

const euroAYear: Unit = { before: "€", after: "\u00a0a year", scale: 1, digits: 0 };
const millionEuro: Unit = { before: "€", after: "m", scale: 1e-6, digits: { atMost: 1 } };
const percentAYear: Unit = { after: "% a year", scale: 100, digits: { atMost: 1 } };

describe("formatShown", () => {
  test.each([
    [euroAYear, 120, "€120\u00a0a year"],
    [millionEuro, 24.5, "€24.5m"],
    [percentAYear, -0.5, "−0.5% a year"],
    [years, 20, "20\u00a0years"],
    [years, 1, "1\u00a0year"],
  ])("%o %d is %s", (unit, shown, text) => {
    expect(formatShown(unit, shown)).toBe(text);
  });
});

test("what is shown leads back to the model's number to the last digit", () => {
  for (let millions = 0; millions <= 500; millions += 0.1) {
    const shown = Number(millions.toFixed(1));
    expect(toShown(millionEuro, fromShown(millionEuro, shown))).toBe(shown);
    expect(Number.isInteger(fromShown(millionEuro, shown))).toBe(true);
  }
});
