import { expect, test } from "vitest";
import { formatEuro, formatEuroChange, formatMillionEuro } from "./money.ts";

test("an amount is in whole euro, the sign before it", () => {
  expect(formatEuro(44_156.7)).toBe("€44,157");
  expect(formatEuro(-12_600)).toBe("−€12,600");
  expect(formatEuro(0)).toBe("€0");
});

test("a price keeps its cents", () => {
  expect(formatEuro(0.35, 2)).toBe("€0.35");
});

test("a change says its direction", () => {
  expect(formatEuroChange(1_260)).toBe("+€1,260");
  expect(formatEuroChange(-649.6)).toBe("−€650");
  expect(formatEuroChange(0)).toBe("€0");
});

test("millions keep one digit", () => {
  expect(formatMillionEuro(17_000_000)).toBe("€17.0m");
  expect(formatMillionEuro(-32_000_000, 0)).toBe("−€32m");
});
