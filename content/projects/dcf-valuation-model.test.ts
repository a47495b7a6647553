import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { formatEuro } from "#app/lib/format/money.ts";
import { formatPercent } from "#app/lib/format/number.ts";
import { sheet } from "#models/valuation/sheet.ts";

const page = readFileSync(new URL("dcf-valuation-model.mdx", import.meta.url), "utf8");
const base = sheet.opening;
type Inputs = typeof base;

const figuresOf = (change: Partial<Inputs> = {}) => sheet.calculate({ ...base, ...change });
const enterpriseValue = (change?: Partial<Inputs>) => figuresOf(change).number("enterprise");
/** In millions. */
const amount = (value: number) => Math.round(value / 1_000_000).toLocaleString("en");
const percent = (fraction: number) => formatPercent(fraction, { atMost: 1 });

function changeOf(inputs: Partial<Inputs>) {
  const change = enterpriseValue(inputs) / enterpriseValue() - 1;
  const sign = change < 0 ? "−" : "+";
  return `${sign}${Math.abs(100 * change).toFixed(1)}%`;
}

test.each<[string, Partial<Inputs>]>([
  ["Terminal growth 2.5%", { terminalGrowth: 0.025 }],
  ["Terminal growth 1.5%", { terminalGrowth: 0.015 }],
  ["WACC 7%", { givenWacc: 0.07 }],
])("the row %s shows the model's values, with reinvestment following and held", (label, inputs) => {
  const held = { ...inputs, terminalReinvestment: "held" } as const;
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
  expect(enterpriseValue({ terminalReinvestment: "held" })).toBeCloseTo(enterpriseValue(), 2);
  const value = amount(enterpriseValue());
  expect(page).toContain(`| Base | ${value} | – | ${value} | – |`);
});

test("the share of the terminal value and the effect of mid-year discounting are the model's", () => {
  expect(page).toContain(
    `${Math.round(100 * figuresOf().number("terminalShare"))}% of the base case`,
  );
  const gain = (inputs: Partial<Inputs>) => {
    const ratio = enterpriseValue(inputs) / enterpriseValue({ ...inputs, timing: "year-end" });
    return `${(100 * (ratio - 1)).toFixed(1)}%`;
  };
  expect(page).toContain(`adds ${gain({})} at a WACC of 8% and ${gain({ givenWacc: 0.07 })} at 7%`);
});

test("the case in the text is the one the page opens with", () => {
  expect(page).toContain(
    `earns ${percent(base.ebitMargin)} on revenue of €${amount(base.revenue)}m, pays ${percent(base.taxRate)} tax and reinvests ${percent(base.reinvestmentShare)}, which leaves a cash flow of €${amount(figuresOf().numberAt("freeCashFlow", 1))}m`,
  );
  expect(base.lastGrowth).toBe(base.firstGrowth);
  expect(page).toContain(
    `grows by ${percent(base.firstGrowth)} a year until the tenth and by ${percent(base.terminalGrowth)} a year after that, at a WACC of ${percent(base.givenWacc)}`,
  );
  expect(page).toContain(`New capital earns ${percent(base.returnOnNewCapital)}`);
});

test("the parts of the WACC make the rate that is given", () => {
  const { number } = figuresOf({ waccSource: "parts" });
  expect(number("wacc")).toBeCloseTo(base.givenWacc, 12);
  expect(page).toContain(
    `${percent(base.riskFreeRate)} risk-free and a beta of ${base.beta} on a premium of ${percent(base.equityPremium)} make equity cost ${percent(number("costOfEquity"))}; debt at ${percent(base.costOfDebt)}, a fifth of the capital, costs ${percent(number("costOfDebtAfterTax"))} after tax`,
  );
  expect(base.debtShare).toBe(0.2);
});

test("the value of a share and the growth its price assumes are the model's", () => {
  const { number } = figuresOf();
  expect(page).toContain(
    `net debt of €${amount(base.netDebt)}m and other claims of €${amount(base.otherClaims)}m, ${amount(base.shares)} million shares are worth ${formatEuro(number("perShare"), 2)} each`,
  );
  expect(page).toContain(
    `a price of ${formatEuro(base.sharePrice, 2)} assumes revenue growth of ${formatPercent(number("priceGrowthInPlan"))} a year`,
  );
});

test("the multiples and the peers are the model's", () => {
  const { number } = figuresOf();
  const times = (name: "impliedMultiple" | "terminalEbitdaMultiple" | "ebitdaMultiple") =>
    number(name).toFixed(1);
  expect(page).toContain(
    `${times("impliedMultiple")} times EBIT or ${times("terminalEbitdaMultiple")} times EBITDA, less than the ${times("ebitdaMultiple")} times EBITDA of today`,
  );
  const peers = base.peers.map(({ peerMultiple }) => peerMultiple);
  expect(page).toContain(`trade at ${Math.min(...peers)} to ${Math.max(...peers)} times EBITDA`);
  expect(page).toContain(
    `the ratio after the plan: ${number("terminalCapexRatio").toFixed(2)} here`,
  );
});

test("what debt comes to at the value found, and the value without an advantage forever, are the model's", () => {
  expect(page).toContain(
    `at the value found: ${percent(figuresOf().number("debtOfValue"))} here, against a target of ${percent(base.debtShare)}`,
  );
  const returnOnNewCapital = base.givenWacc;
  const growthAdds =
    enterpriseValue({ returnOnNewCapital, terminalGrowth: 0.025 }) /
      enterpriseValue({ returnOnNewCapital }) -
    1;
  expect(growthAdds).toBeLessThan(0.003);
  expect(page).toContain(
    `the WACC itself, the enterprise value is €${amount(enterpriseValue({ returnOnNewCapital }))}m`,
  );
});
