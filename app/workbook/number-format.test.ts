import { expect, test } from "vitest";
import { numberFormat } from "./number-format.ts";

test.each([
  ["€", 2, '"€"#,##0.00_);("€"#,##0.00)'],
  ["€m", 1, '"€"#,##0.0,,"m"_);("€"#,##0.0,,"m")'],
  ["$", 0, '"$"#,##0_);("$"#,##0)'],
  ["%", 1, '0.0%;"−"0.0%'],
  ["hours", 2, '#,##0.00;"−"#,##0.00'],
] as const)("%s with %i decimals: amounts below zero in parentheses", (unit, digits, format) => {
  expect(numberFormat(unit, digits)).toBe(format);
});
