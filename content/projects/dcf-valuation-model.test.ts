import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type DcfInputs, dcfValue } from "#models/valuation/dcf.ts";
import { dcfExample } from "#models/valuation/dcf-example.ts";

const page = readFileSync(new URL("dcf-valuation-model.mdx", import.meta.url), "utf8");

function enterpriseValue(change: Partial<DcfInputs> = {}) {
  const value = dcfValue({ ...dcfExample, ...change });
  if (value.kind !== "value") throw new Error(value.reason);
  return value.enterpriseValue;
}

const base = enterpriseValue();
const amount = (value: number) => Math.round(value).toLocaleString("en");

function changeOf(inputs: Partial<DcfInputs>) {
  const change = enterpriseValue(inputs) / base - 1;
  const sign = change < 0 ? "−" : "+";
  return `${sign}${Math.abs(100 * change).toFixed(1)}%`;
}

test.each<[string, Partial<DcfInputs>]>([
  ["Terminal growth 2.5%", { terminalGrowth: 0.025 }],
  ["Terminal growth 1.5%", { terminalGrowth: 0.015 }],
  ["WACC 7%", { discountRate: 0.07 }],
])("the row %s shows the model's values, with reinvestment following and held", (label, inputs) => {
  const held = { ...inputs, reinvestment: "held" } as const;
  const cells = [
    label,
    amount(enterpriseValue(inputs)),
    changeOf(inputs),
    amount(enterpriseValue(held)),
    changeOf(held),
  ];
  expect(page).toContain(`| ${cells.join(" | ")} |`);
});

test("the base row is one value, since both ways of reinvesting agree there", () => {
  expect(enterpriseValue({ reinvestment: "held" })).toBeCloseTo(base, 8);
  expect(page).toContain(`| Base | ${amount(base)} | – | ${amount(base)} | – |`);
});

test("the share of the terminal value and the effect of mid-year discounting are the model's", () => {
  const value = dcfValue(dcfExample);
  const share = value.kind === "value" ? (value.terminalShare ?? 0) : 0;
  expect(page).toContain(`${Math.round(100 * share)}% of the base case`);
  const gain = base / enterpriseValue({ timing: "year-end" }) - 1;
  expect(page).toContain(`adds ${(100 * gain).toFixed(1)}%`);
});
