import { expect, test } from "vitest";
import { formatPercent } from "./percent.ts";

test("a rate has one digit and its sign closed up", () => {
  expect(formatPercent(0.24537)).toBe("24.5%");
  expect(formatPercent(-0.02)).toBe("−2.0%");
});

test("a rate that needs no digit can go without", () => {
  expect(formatPercent(0.3, { atMost: 1 })).toBe("30%");
  expect(formatPercent(0.005, { atMost: 1 })).toBe("0.5%");
  // 0.07 × 100 is 7.000000000000001 in binary.
  expect(formatPercent(0.07, { atMost: 3 })).toBe("7%");
});
