import { expect, test } from "vitest";
import { formatEuro, formatEuroChange } from "./money.ts";

test("an amount is in whole euro, the sign behind it on the same line", () => {
  expect(formatEuro(44_156.7)).toBe("44,157\u00a0€");
  expect(formatEuro(-12_600)).toBe("−12,600\u00a0€");
});

test("a price keeps its cents", () => {
  expect(formatEuro(0.35, 2)).toBe("0.35\u00a0€");
});

test("a change says its direction", () => {
  expect(formatEuroChange(1_260)).toBe("+1,260\u00a0€");
  expect(formatEuroChange(-649.6)).toBe("−650\u00a0€");
});
