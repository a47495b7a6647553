import { dayNumber } from "#workings/day-number.ts";
import { defineSheet } from "#workings/define-sheet.ts";
import {
  cents,
  choice,
  date,
  day,
  decimal,
  type Formula,
  million,
  millionCount,
  multiple,
  numbersTo,
  percent,
} from "#workings/describe.ts";
import { companies } from "./companies.ts";
import { multipleSteps, nextYearSteps } from "./cross-checks.ts";
import { fieldTable, rangeSteps, rangeTable } from "./football-field.ts";
import { gridSteps, gridTable, moved } from "./grid.ts";
import { growthSteps } from "./growth-steps.ts";

const lastYear = 10;
/** The plan's first. */
const calendarYear = 2022;

const noValue = '"No value"';

/** The growths between which the one that a price assumes is looked for. */
const lowest = { text: "−30%", discount: "1/(1+(-0.3))-1" };
const highest = { text: "60%", discount: "1/(1+0.6)-1" };

/** The same for both, so that equal growth is at the same place of two sliders. */
const growthLimits = { from: -0.1, to: 0.4, step: 0.005 };

/** Invented companies: a plan of ten years, what follows it, and what a share is worth. */
export const sheet = defineSheet({
  title: "DCF valuation model",
  // In a choice the usual answer is the last: it leaves the fields below it as they are.
  inputs: {
    revenue: amount("Revenue in year 1", { key: "revenue", from: 50, to: 10_000 }),
    firstGrowth: percent("Growth in year 2", { key: "growth", ...growthLimits }),
    lastGrowth: percent("Growth in year 10", { key: "last", ...growthLimits }),
    ebitMargin: percent("EBIT margin", { key: "margin", from: 0.01, to: 0.5, step: 0.005 }),
    taxRate: percent("Tax rate", { key: "tax", from: 0, to: 0.45, step: 0.01 }),
    reinvestmentShare: percent("Reinvestment rate, of NOPAT", {
      ...{ key: "reinvest", from: 0, to: 0.9, step: 0.01 },
    }),
    depreciationShare: percent("D&A, of revenue", {
      ...{ key: "da", from: 0, to: 0.25, step: 0.005 },
    }),
    workingCapitalShare: percent("Working capital, of added revenue", {
      ...{ key: "wc", from: 0, to: 0.5, step: 0.01 },
    }),
    waccSource: choice("Discount rate (WACC)", "wacc-by", {
      ...{ parts: "From its parts", given: "Given" },
    }),
    givenWacc: percent("WACC", {
      ...{ key: "wacc", from: moved.wacc.from, to: moved.wacc.to, step: 0.001 },
    }),
    riskFreeRate: percent("Risk-free rate", { key: "free", from: 0, to: 0.08, step: 0.001 }),
    beta: decimal("Beta", { key: "beta", from: 0.2, to: 2.5, step: 0.05 }),
    equityPremium: percent("Equity risk premium", {
      ...{ key: "premium", from: 0.02, to: 0.1, step: 0.001 },
    }),
    costOfDebt: percent("Cost of debt", { key: "debt", from: 0, to: 0.12, step: 0.001 }),
    debtShare: percent("Debt, of debt and equity", {
      ...{ key: "weight", from: 0, to: 0.8, step: 0.01 },
    }),
    timing: choice("Cash flow timing", "cash", { "year-end": "Year end", "mid-year": "Mid-year" }),
    valuationDate: date("Valuation date", {
      ...({ key: "date", from: `${calendarYear - 1}-12-31`, to: `${calendarYear}-12-01` } as const),
    }),
    terminalBy: choice("Terminal value by", "by", { multiple: "Multiple", growth: "Growth" }),
    terminalGrowth: percent(
      "Terminal growth",
      {
        ...{ key: "terminal", step: 0.001 },
        ...{ from: moved.terminalGrowth.from, to: moved.terminalGrowth.to },
      },
      { per: "a year" },
    ),
    terminalReinvestment: choice("Reinvestment after the plan", "then", {
      ...{ held: "Held", "follows-growth": "Follows growth" },
    }),
    returnOnNewCapital: percent("Return on new capital", {
      ...{ key: "roic", from: 0.02, to: 0.4, step: 0.005 },
    }),
    exitMultiple: multiple(
      "Multiple of EBIT",
      {
        ...{ key: "multiple", step: 0.5 },
        ...{ from: moved.exitMultiple.from, to: moved.exitMultiple.to },
      },
      { digits: 1 },
    ),
    netDebt: amount("Net debt", { key: "net-debt", from: -1_000, to: 5_000 }),
    otherClaims: amount("Leases, pensions, noncontrolling interests", {
      key: "claims",
      from: 0,
      to: 3_000,
    }),
    leaseShare: percent(
      "Of which leases",
      { key: "leases", from: 0, to: 1, step: 0.05 },
      {
        ...{ digits: 0 },
      },
    ),
    leaseBasis: choice("EBITDA is", "rent", {
      ...{ "after-rent": "After rent", "before-rent": "Before rent (IFRS 16)" },
    }),
    shares: millionCount("Shares, diluted", {
      ...{ key: "shares", from: 1_000_000, to: 1_000_000_000, step: 1_000_000 },
    }),
    sharePrice: cents("Share price today", { key: "price", from: 1, to: 500, step: 0.5 }),
  },
  groups: [
    {
      title: "Plan, ten years",
      names: ["revenue", "firstGrowth", "lastGrowth", "ebitMargin"],
    },
    {
      ...{ title: "Tax, reinvestment, working capital", folds: "always" },
      names: ["taxRate", "reinvestmentShare", "depreciationShare", "workingCapitalShare"],
    },
    {
      ...{ title: "Discounting and growth", folds: true },
      names: ["givenWacc", "terminalGrowth", "exitMultiple"],
    },
    {
      ...{ title: "WACC, timing, after year 10", folds: "always" },
      names: [
        ...(["waccSource", "riskFreeRate", "beta", "equityPremium"] as const),
        ...(["costOfDebt", "debtShare", "timing", "valuationDate"] as const),
        ...(["terminalBy", "terminalReinvestment", "returnOnNewCapital"] as const),
      ],
    },
    {
      ...{ title: "Net debt, leases, shares and price", folds: "always" },
      names: [
        ...(["netDebt", "otherClaims", "leaseShare", "leaseBasis"] as const),
        ...(["shares", "sharePrice"] as const),
      ],
    },
  ],
  presets: companies,
  opensWith: "base",
  presetKey: "case",
  given: {
    endOfFirstYear: day("End of year 1", {
      ...{ given: "The first year of the plan.", values: dayNumber(`${calendarYear}-12-31`) },
    }),
  },
  steps: {
    stub: decimal("Part of year 1 still to come", "=(endOfFirstYear-valuationDate)/365", {
      digits: 3,
      note: "By days, ACT/365.",
    }),
    yearsToEnd: decimal("Years to the end of year 10", "=last(year)-1+stub"),
    costOfEquity: percent("Cost of equity", "=riskFreeRate+beta*equityPremium"),
    costOfDebtAfterTax: percent("Cost of debt after tax", "=costOfDebt*(1-taxRate)"),
    wacc: percent(
      "WACC",
      '=IF(waccSource="given",givenWacc,(1-debtShare)*costOfEquity+debtShare*costOfDebtAfterTax)',
    ),
    terminalShareReinvested: percent(
      "Reinvestment rate after the plan",
      '=IF(terminalReinvestment="held",reinvestmentShare,terminalGrowth/returnOnNewCapital)',
      { note: "What a company has to put back to grow forever: growth ÷ return on new capital." },
    ),
    nextFlow: million(
      "Cash flow of the year after the plan",
      "=last(nopat)*(1+terminalGrowth)*(1-terminalShareReinvested)",
    ),
    terminalPrice: million(
      "Terminal value at the end of year 10",
      `=IF(terminalBy="multiple",last(ebit)*exitMultiple,IF(terminalGrowth>=wacc,${noValue},nextFlow/(wacc-terminalGrowth)*(1+wacc)^(yearsToEnd-last(yearsUntil))))`,
      { note: "Growth forever at the WACC or faster would be worth infinitely much." },
    ),
    planPresentValue: million("Cash flow of years 1 to 10", "=total(presentValue)"),
    terminalPresentValue: million(
      "Terminal value today",
      ifValued("terminalPrice*(1+wacc)^-yearsToEnd"),
    ),
    lessNetDebt: million("Less net debt", "=-netDebt", { digits: 0 }),
    leases: million("Lease liabilities", "=otherClaims*leaseShare", { digits: 0 }),
    leasesDeducted: million(
      "Lease liabilities that count as debt",
      '=IF(leaseBasis="before-rent",leases,0)',
      {
        digits: 0,
        note: "Before rent (IFRS 16) the cash flow pays no rent, so the leases are owed; after rent it has paid them.",
      },
    ),
    pensions: million("Pensions and noncontrolling interests", "=otherClaims-leases", {
      digits: 0,
    }),
    lessLeases: million("Less lease liabilities", "=-leasesDeducted", { digits: 0 }),
    lessPensions: million("Less pensions and noncontrolling interests", "=-pensions", {
      digits: 0,
    }),
    claims: million("Claims before the shareholders", "=netDebt+leasesDeducted+pensions", {
      digits: 0,
    }),
    equity: million("Equity value", ifValued("enterprise-claims"), { digits: 0 }),
    leasesPerShare: cents("Lease liabilities per share", "=leases/shares", {
      note: "What a share is wrong by if EBITDA and net debt treat leases differently.",
    }),
    ...nextYearSteps,
    ...growthSteps({
      ...{ name: "exit", label: "by multiple" },
      value: "=last(ebit)*exitMultiple/(1+wacc)^(yearsToEnd-last(yearsUntil))",
    }),
    pricedEnterprise: million("Enterprise value at today’s price", "=sharePrice*shares+claims"),
    ...multipleSteps,
    ...rangeSteps,
    ...growthSteps({
      ...{ name: "price", label: "at today’s price" },
      value: "=(pricedEnterprise-total(presentValue))/last(discountFactor)",
    }),
    terminalWithoutGrowth: million(
      "Terminal value today without growth in the plan",
      `=IF(terminalPrice=${noValue},0,terminalPresentValue*revenue/last(revenueOfYear))`,
      { note: "Everything after year 1 is in proportion to revenue." },
    ),
    excessAtLowest: excessAt(lowest),
    excessAtHighest: excessAt(highest),
    shareAtPriceGrowth: cents(
      "Check: value of a share at this growth",
      `=IF(priceGrowthInPlan<1,(first(withoutGrowth)+NPV(1/(1+priceGrowthInPlan)-1,rest(withoutGrowth))-claims)/shares,"None")`,
      { note: "Equals the share price if the growth it assumes was found." },
    ),
    ...gridSteps,
  },
  tables: {
    years: {
      title: "Year by year",
      axis: { name: "year", label: "Year", positions: numbersTo(lastYear) },
      lines: {
        growth: percent(
          "Growth",
          `=firstGrowth+(lastGrowth-firstGrowth)*(year-2)/${lastYear - 2}`,
          { first: "=0", note: "From year 2 to year 10 in equal steps." },
        ),
        revenueOfYear: million("Revenue", "=previous(revenueOfYear)*(1+growth)", {
          first: "=revenue",
        }),
        depreciation: million("D&A", "=revenueOfYear*depreciationShare", { total: true }),
        ebitda: million("EBITDA", "=ebit+depreciation", { total: true }),
        ebit: million("EBIT", "=revenueOfYear*ebitMargin", { total: true }),
        tax: million("Tax", "=ebit*taxRate", { total: true }),
        nopat: million("NOPAT", "=ebit-tax", { total: true }),
        reinvestment: million("Reinvested", "=nopat*reinvestmentShare", { total: true }),
        workingCapital: million(
          "Working capital",
          "=(revenueOfYear-previous(revenueOfYear))*workingCapitalShare",
          {
            first: "=(revenueOfYear-revenueOfYear/(1+firstGrowth))*workingCapitalShare",
            ...{ total: true, note: "What is added to it. Year 1 grows as year 2 does." },
          },
        ),
        capex: million("Capex", "=depreciation+reinvestment-workingCapital", {
          ...{ total: true, note: "D&A is replaced; the rest of what is reinvested is added." },
        }),
        freeCashFlow: million("Cash flow", "=nopat-reinvestment", { total: true }),
        flowCheck: million(
          "Check: EBITDA less tax, capex and working capital, less the cash flow",
          "=ebitda-tax-capex-workingCapital-freeCashFlow",
        ),
        flowToCome: million("Cash flow still to come", "=freeCashFlow", {
          first: "=freeCashFlow*stub",
        }),
        yearsUntil: decimal(
          "Years until the cash arrives",
          '=year-1+stub-IF(timing="mid-year",0.5,0)',
          { digits: 2, first: '=IF(timing="mid-year",stub/2,stub)' },
        ),
        discountFactor: decimal("Factor", "=(1+wacc)^-yearsUntil", { digits: 3 }),
        presentValue: million("Present value", "=flowToCome*discountFactor", { total: true }),
        withoutGrowth: million("Flow without growth", "=first(freeCashFlow)*discountFactor", {
          first: "=flowToCome*discountFactor",
          last: "=first(freeCashFlow)*discountFactor+terminalWithoutGrowth",
        }),
        lessPrice: million("Flow without growth, less the price", "=withoutGrowth", {
          first: "=withoutGrowth-pricedEnterprise",
          note: "The growth at which this line adds up to nothing is the one the price assumes.",
        }),
      },
    },
    grid: gridTable,
    range: rangeTable,
    peers: {
      title: "Peers, invented",
      axis: { name: "peer", label: "Peer", positions: numbersTo(5) },
      list: { labelOf: (column, peer) => `${column} of peer ${peer}` },
      lines: {
        peerMultiple: multiple(
          "EV/EBITDA",
          { key: "peers", from: 1, to: 40, step: 0.1 },
          {
            digits: 1,
          },
        ),
      },
    },
    field: fieldTable,
  },
  checks: { flowCheck: "EBITDA less tax, capex and working capital, less the cash flow" },
  results: {
    enterprise: million("Enterprise value", ifValued("total(presentValue)+terminalPresentValue"), {
      digits: 0,
    }),
    perShare: cents("Value per share", ifValued("equity/shares")),
    terminalShare: percent(
      "Terminal value",
      ifValued('IF(enterprise>0,terminalPresentValue/enterprise,"None")'),
      { digits: 0, note: "Of the enterprise value." },
    ),
    impliedMultiple: multiple("Implied multiple", ifValued("terminalPrice/last(ebit)"), {
      ...{ digits: 1, note: "Terminal value to EBIT of year 10." },
    }),
    impliedGrowth: percent("Implied growth", '=IF(terminalBy="growth",terminalGrowth,exitGrowth)'),
    priceGrowthInPlan: percent(
      "Growth in the plan that the price assumes",
      `=IF(terminalPrice=${noValue},"None",IF(terminalPresentValue<0,"Terminal value below zero",IF(excessAtLowest>0,"Below ${lowest.text}",IF(excessAtHighest<0,"Above ${highest.text}",1/(1+IRR(all(lessPrice),${highest.discount}))-1))))`,
      { note: "The same growth in every year of the plan. Its check is in Calculation." },
    ),
    priceGrowthAfter: percent("Growth after the plan that the price assumes", "=priceGrowth"),
  },
  chart: {
    ...{
      title: "Cash flow of the plan, and what it is worth today, euros by year",
      kind: "column",
    },
    lines: [
      { name: "freeCashFlow", tone: "green" },
      { name: "presentValue", tone: "blue" },
    ],
  },
  page: {
    ...{ label: "DCF model", presetLabel: "Company to start from" },
    inView: ["enterprise", "perShare"],
    strip: ({ value }) => [
      ...(["enterprise", "perShare", "terminalShare"] as const),
      value("terminalBy") === "multiple" ? "impliedGrowth" : "impliedMultiple",
    ],
    values: {
      perShare: ({ text }) => dashFor(text("perShare")),
      terminalShare: ({ text }) => dashFor(text("terminalShare")),
      impliedMultiple: ({ text }) => dashFor(text("impliedMultiple")),
      impliedGrowth: ({ text }) =>
        text("impliedGrowth") === "Two rates"
          ? `${text("exitLower")} or ${text("exitHigher")}`
          : text("impliedGrowth"),
    },
    notes: {
      enterprise: ({ value, text, write, number }) => {
        if (value("enterprise") === "No value") {
          return `growth of ${write("wacc", number("terminalGrowth"))} forever is not below a WACC of ${text("wacc")}`;
        }
        return `${text("planPresentValue")} plan + ${text("terminalPresentValue")} terminal value`;
      },
      perShare: ({ value, text, write, number }) => {
        if (value("equity") === "No value") return "needs a terminal value";
        return number("equity") < 0
          ? `the claims exceed the value by ${write("equity", -number("equity"))}`
          : `${text("equity")} over ${text("shares")} shares`;
      },
      terminalShare: ({ value }) =>
        value("terminalShare") === "No value"
          ? "would be infinite"
          : value("terminalShare") === "None"
            ? "of a loss"
            : "of the enterprise value",
      impliedMultiple: ({ value, text }) =>
        value("impliedMultiple") === "No value"
          ? "needs a terminal value"
          : `exit multiple, year 10 EBIT; ${text("terminalEbitdaMultiple")} EBITDA`,
      impliedGrowth: ({ value }) =>
        value("impliedGrowth") === "None" ? "no growth gives this price" : "a year, forever",
    },
    tables: [
      {
        table: "years",
        caption:
          "From revenue to cash flow, year by year; working capital of year 1 assumes the growth of year 2",
        whole: true,
        columns: [
          ...(["growth", "revenueOfYear", "ebitda", "depreciation", "ebit", "tax"] as const),
          ...(["capex", "workingCapital", "freeCashFlow"] as const),
          ...(["discountFactor", "presentValue"] as const),
        ],
        blank: (line, position) => line === "growth" && position === 1,
      },
    ],
  },
});

/** Whether parts that are shown in whole millions visibly miss the sum shown beside them. */
export function differsFromSum(parts: readonly number[], sum: number) {
  const inMillions = (amount: number) => Math.round(amount / 1_000_000);
  return parts.reduce((total, part) => total + inMillions(part), 0) !== inMillions(sum);
}

function dashFor(text: string) {
  return text === "No value" || text === "None" ? "–" : text;
}

/** In whole millions, with limits in millions. */
function amount(label: string, { key, from, to }: { key: string; from: number; to: number }) {
  const limits = { from: from * 1_000_000, to: to * 1_000_000, step: 10_000_000 };
  return million(label, { key, ...limits }, { digits: 0 });
}

function ifValued(calculation: string) {
  return `=IF(terminalPrice=${noValue},${noValue},${calculation})`;
}

/** How far the value exceeds the price at a growth of the whole plan. */
function excessAt({ text, discount }: typeof lowest): Formula {
  return million(
    `Value less price at a growth of ${text}`,
    `=first(lessPrice)+NPV(${discount},rest(lessPrice))`,
    { note: "Growth by g is discounting at 1 ÷ (1 + g) − 1." },
  );
}
