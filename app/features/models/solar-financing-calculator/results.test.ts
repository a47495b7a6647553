import { describe, expect, test } from "vitest";
import { queryWith } from "#app/url-state/url-state.ts";
import { type SolarLoanInputs, solarLoanCases } from "#models/solar-loan/inputs.ts";
import { onDashboard, solarLoanModel } from "./fields.ts";
import { headlines, totalRows } from "./results.ts";

const { base } = solarLoanCases;

function figuresOf(changes: Partial<SolarLoanInputs> = {}) {
  return headlines({ ...base, ...changes }).map(({ value, note }) => [value, note]);
}

function read(query: string) {
  return solarLoanModel.urlState.read(new URLSearchParams(query));
}

describe("headlines", () => {
  // Source of the golden numbers: models/solar-loan/reference/solar_loan.json.
  test("of the base case", () => {
    expect(figuresOf()).toEqual([
      ["€133.64", "120 times, on a loan of €12,600"],
      ["€143.33", "covers the payment from 45% used at home"],
      ["7 of 12", "in which the roof brings in the payment"],
      ["€3,437", "27% on top of the loan"],
    ]);
  });

  // By hand: 105 a month and 52.50 of interest on 12,600; r × P × (n + 1) / 2 is 52.50 × 60.5 in all.
  test("of the base case in instalments", () => {
    expect(figuresOf({ repayment: "instalments" })).toEqual([
      ["€157.50", "falls to €105.44 in month 120, on a loan of €12,600"],
      ["€143.33", "covers the average payment from 57% used at home"],
      ["6 of 12", "in which the roof brings in the payment"],
      ["€3,176", "25% on top of the loan"],
    ]);
    const labels = ["annuity", "instalments"] as const;
    expect(labels.map((repayment) => headlines({ ...base, repayment })[0]?.label)).toEqual([
      "Monthly payment",
      "First payment",
    ]);
  });

  test.each<[string, Partial<SolarLoanInputs>]>([
    [
      "less than the average payment, however much is used at home",
      { loanYears: 1, repayment: "instalments" },
    ],
    ["less than the payment, however much is used at home", { loanYears: 1 }],
    ["covers the payment, however little is used at home", { feedInRate: 0.3 }],
    ["covers the payment, used at home or not", { feedInRate: 0.3, electricityPrice: 0.3 }],
    ["less than the payment, used at home or not", { feedInRate: 0.1, electricityPrice: 0.1 }],
  ])("say in words: %s", (words, changes) => {
    expect(figuresOf(changes)[1]?.[1]).toBe(words);
  });
});

test("both sides are added up over the whole loan", () => {
  expect(totalRows(base).map(({ text }) => text)).toEqual([
    "€12,600",
    "€3,437",
    "€16,037",
    "€17,200",
    "€1,163",
    "9.3 years",
  ]);
});

describe("the url of a case", () => {
  test("names what differs", () => {
    const query = "?case=battery&term=15&repay=instalments&own=80&feed-in=0.079";
    const shown = read(query);
    expect(shown.inputs).toEqual({
      ...solarLoanCases.battery,
      loanYears: 15,
      repayment: "instalments",
      ownUseShare: 0.8,
      feedInRate: 0.079,
    });
    expect(queryWith(solarLoanModel.urlState, "", shown)).toBe(query);
  });

  test("on the dashboard has the roof, the loan and the average price", () => {
    expect(onDashboard(base)).toMatchObject({
      to: "/projects/solar-financing-dashboard?pay=loan&cost=18000&subsidy=30&production=8000&term=10&rate=5&repay=annuity&price=0.22",
      price: 0.22,
    });
    expect(onDashboard({ ...base, ownUseShare: 1 }).price).toBe(0.35);
  });

  test("on the dashboard repays the loan in the same way", () => {
    const { to } = onDashboard({ ...base, repayment: "instalments" });
    expect(to).toContain("?pay=loan&");
    expect(to).toContain("&repay=instalments&");
  });

  test("does not ask the dashboard for less than it can show", () => {
    expect(onDashboard({ ...base, ownUseShare: 0 }).price).toBe(0.1);
  });
});
