import { expect, test } from "vitest";
import { unitOfFormat } from "./unit-of-format.ts";

test.each([
  ["General", { kind: "number", digits: 0, sign: null }],
  ["0.00%", { kind: "percent", digits: 2, sign: null }],
  ['#,##0\\ "€"', { kind: "amount", digits: 0, sign: "€" }],
  ["[$€-407]#,##0.00;[Red]-[$€-407]#,##0.00", { kind: "amount", digits: 2, sign: "€" }],
  ["$#,##0.0", { kind: "amount", digits: 1, sign: "$" }],
  ['0" months"', { kind: "number", digits: 0, sign: "months" }],
  ['0.0"x"', { kind: "number", digits: 1, sign: "x" }],
  ["0.0\\%", { kind: "number", digits: 1, sign: "%" }],
  ["yyyy-mm-dd", { kind: "date", digits: 0, sign: null }],
  ["mmm-yy", { kind: "date", digits: 0, sign: null }],
  ['0" days"', { kind: "number", digits: 0, sign: "days" }],
  ["[Red]0.0", { kind: "number", digits: 1, sign: null }],
  ["0_d", { kind: "number", digits: 0, sign: null }],
  [" @ ", { kind: "text", digits: 0, sign: null }],
  ["@", { kind: "text", digits: 0, sign: null }],
  ["_-* #,##0.00_-;-* #,##0.00_-", { kind: "number", digits: 2, sign: null }],
])("the format %s", (format, unit) => {
  expect(unitOfFormat(format)).toEqual(unit);
});
