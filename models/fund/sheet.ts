import { defineSheet } from "#workings/define-sheet.ts";
import {
  choice,
  count,
  day,
  decimal,
  million,
  multiple,
  numbersTo,
  percent,
} from "#workings/describe.ts";
import {
  hasOneRate,
  nearestRate,
  rateTable,
  rateText,
  rateTurn,
  worthAtRate,
} from "../cash-flow/rate-of-return.ts";
import {
  committedCapital,
  expensesAYear,
  investmentYears,
  scenarios,
  tierTerms,
  usualFee,
  yearCount,
  yearlyAmount,
} from "../waterfall/fund.ts";
import { accountChecks, accountSteps, partnerLines } from "./account-lines.ts";
import { quarterLines } from "./quarter-lines.ts";
import { firstYear, quartersAYear } from "./quarters.ts";

/** A loss beyond this, a quarter, is not discounted: such rates make distant flows worth more than the fund. */
const greatestLoss = -0.1;

/** In euro. Below this nothing has been paid in, and there is no multiple. */
const cent = 0.01;

/** Fair values at the end of each year as a valuation committee might have set them, in €m. */
const marks = {
  downside: [25, 56, 78, 90, 84, 70, 46, 25, 9, 0],
  base: [25, 58, 86, 106, 106, 90, 61, 32, 13, 0],
  upside: [25, 60, 100, 122, 108, 76, 45, 23, 11, 0],
};

/** Of an invented index, with a bad year in the middle and another near the end. */
const indexReturns = [0.09, 0.06, 0.11, -0.05, 0.22, 0.04, 0.19, -0.12, 0.15, 0.1];

const netRates = rateTable("lpFlow", "LP cash flow", quartersAYear);

/** A fund of ten years, as its administrator runs it. All flows of a quarter fall on its last day. */
export const sheet = defineSheet({
  title: "Fund operations model",
  inputs: {
    quarter: count("As-of quarter", {
      ...{ key: "quarter", from: 1, to: yearCount * quartersAYear, step: 1 },
    }),
    valuedAt: percent(
      "Holdings valued at",
      { key: "value", from: 0, to: 1.5, step: 0.05 },
      { per: "of forecast" },
    ),
    valuation: choice(
      "Valuation basis",
      "by",
      { forecast: "Forecast", marks: "Marks" },
      "What they will still bring, discounted, which only a model knows; or a fair value entered for every year’s end (IFRS 13, following the IPEV Guidelines).",
    ),
    feeRate: percent(
      "Management fee",
      { key: "fee", from: 0, to: 0.04, step: 0.0025 },
      { per: "a year", digits: 2 },
    ),
    investmentYears,
    committedCapital,
    expensesAYear,
    recallable: percent(
      "Recallable",
      { key: "recall", from: 0, to: 1, step: 0.05 },
      { per: "of capital returned", note: "During the investment period." },
    ),
    lineQuarters: count(
      "Subscription line, quarters",
      { key: "line", from: 0, to: 4, step: 1 },
      { note: "For how long the bank pays before the LPs are called; 0 where there is no line." },
    ),
    lineRate: percent(
      "Interest on the line",
      { key: "interest", from: 0, to: 0.12, step: 0.0025 },
      { per: "a year", digits: 2 },
    ),
  },
  groups: [
    { title: "Report", names: ["quarter", "valuation", "valuedAt"] },
    { title: "Fee", names: ["feeRate", "investmentYears"] },
    {
      title: "Expenses, recall, subscription line",
      names: ["expensesAYear", "recallable", "lineQuarters", "lineRate"],
      folds: "always",
    },
  ],
  // The waterfall page's fund, reported at the end of its sixth year to five LPs.
  presets: scenarios((fund, scenario) => ({
    ...fund,
    feeRate: usualFee,
    investmentYears: 5,
    valuation: "forecast" as const,
    valuedAt: 1,
    quarter: 24,
    expensesAYear: 0,
    recallable: 0,
    lineQuarters: 0,
    lineRate: 0.05,
    marks: marks[scenario].map((millions, index) => ({
      mark: millions * 1_000_000,
      indexReturn: indexReturns[index] ?? 0,
    })),
    lps: [40, 25, 20, 10, 5].map((parts) => ({ parts })),
  })),
  opensWith: "base",
  presetKey: "scenario",
  given: tierTerms,
  steps: {
    lastYear: count("Year of the last flow", "=MAX(all(flowYear))"),
    investmentIrr: percent(
      "Return of the investments a quarter",
      `=IF(${hasOneRate("grossFlow", "grossTurn", "grossWorth")},IRR(all(grossFlow),(1+${nearestRate("grossTurn")})^(1/${quartersAYear})-1),0)`,
      {
        digits: 2,
        note: "Before fees, where it is the only rate between −90% and 1,880% a year.",
      },
    ),
    investmentRate: percent(
      "Return of the investments a quarter, refined",
      "=IF(investmentIrr=0,0,investmentIrr-NPV(investmentIrr,all(grossFlow))/10^6/(NPV(investmentIrr+1/10^6,all(grossFlow))-NPV(investmentIrr,all(grossFlow))))",
      {
        digits: 2,
        note: "IRR() stops before the last digit, and the values of forty quarters depend on it: one more step of the same search.",
      },
    ),
    discountRate: percent(
      "Discount rate of the holdings a quarter",
      `=IF(investmentRate<${greatestLoss},0,investmentRate)`,
      { digits: 2 },
    ),
    reportedOn: day("Reported on", `=DATE(${firstYear},3*quarter+1,1)-1`),
    paidIn: million("Paid in", "=INDEX(all(paidInToDate),quarter)"),
    received: million("Distributed to the LPs", "=INDEX(all(receivedToDate),quarter)"),
    held: million("Net asset value, reported", "=INDEX(all(netAssetValue),quarter)"),
    firstDealFlow: count(
      "First quarter with a gross flow",
      "=IF(MAX(all(hasDealFlow))=0,1,MATCH(1,all(hasDealFlow),0))",
    ),
    breakEven: count(
      "Quarter in which the LPs have their money back",
      '=IF(MAX(all(isBack))=1,MATCH(1,all(isBack),0),"Never")',
    ),
    grossIrr: percent(
      "Gross IRR",
      '=IF(AND(total(dealFlowTurn)=1,last(dealFlowSign)>0),XIRR(all(dealFlowFromFirst),all(dealDayFromFirst),(1+discountRate)^4-1),"None")',
      { note: "Of the deals, before fees, expenses and carry." },
    ),
    investedByThen: million("Invested, reported", "=INDEX(all(investedToDate),quarter)"),
    distributedByThen: million("Distributed, reported", "=INDEX(all(distributedToDate),quarter)"),
    worthThen: million("Value of the holdings, reported", "=INDEX(all(value),quarter)"),
    moic: multiple(
      "Gross MOIC",
      `=IF(investedByThen>=${cent},(distributedByThen+worthThen)/investedByThen,"None")`,
      { note: "What the deals have returned and are worth per euro invested." },
    ),
    unitsPaid: decimal("Paid in, in units of the index", "=INDEX(all(calledInIndex),quarter)"),
    unitsReceived: decimal(
      "Distributed to the LPs, in units of the index",
      "=INDEX(all(receivedInIndex),quarter)",
    ),
    indexThen: decimal("Index, reported", "=INDEX(all(indexLevel),quarter)", { digits: 4 }),
    pme: multiple(
      "PME (Kaplan–Schoar)",
      `=IF(unitsPaid>=${cent},(unitsReceived+held/indexThen)/unitsPaid,"None")`,
      { note: "Above 1 the LPs have more than if they had bought the index with every call." },
    ),
    firstFlow: count(
      "First quarter with a flow",
      "=IF(MAX(all(hasFlow))=0,1,MATCH(1,all(hasFlow),0))",
      {
        note: "XIRR() needs a flow on its first day.",
      },
    ),
    ...accountSteps,
  },
  tables: {
    years: {
      title: "Year by year",
      axis: { name: "year", label: "Year", positions: numbersTo(yearCount) },
      list: { labelOf: (column, year) => `${column} in year ${year}, €m` },
      lines: {
        invested: million("Invested", { key: "in", ...yearlyAmount }, { total: true }),
        distributed: million("Distributed", { key: "out", ...yearlyAmount }, { total: true }),
        flowYear: count("Year, if money flows", "=IF(OR(invested>0,distributed>0),year,0)"),
      },
    },
    marks: {
      title: "Fair values and index",
      axis: { name: "markYear", label: "Year", positions: numbersTo(yearCount) },
      list: {
        labelOf: (column, year) =>
          column === "Index"
            ? `Return of the index in year ${year}, %`
            : `${column} at the end of year ${year}, €m`,
      },
      lines: {
        mark: million("Fair value", { key: "mark", ...yearlyAmount }),
        indexReturn: percent("Index", { key: "index", from: -0.5, to: 1, step: 0.01 }),
      },
    },
    lps: {
      title: "Limited partners",
      axis: { name: "lp", label: "Partner", positions: numbersTo(6) },
      list: {
        length: { key: "lps", from: 1, to: 6, newRow: { parts: 10 } },
        labelOf: (column, lp) => `${column} of partner ${lp}`,
      },
      lines: {
        parts: count("Parts", { key: "lp", from: 1, to: 100, step: 1 }, { total: true }),
        lpShare: percent("Share of the commitment", "=parts/total(parts)", { total: true }),
        ...partnerLines,
      },
    },
    quarters: {
      title: "Quarter by quarter",
      axis: {
        ...{ name: "quarterNumber", label: "Quarter" },
        positions: numbersTo(yearCount * quartersAYear),
      },
      lines: quarterLines,
    },
    rates: {
      ...netRates,
      title: "Cash flows at different rates",
      lines: {
        ...netRates.lines,
        grossWorth: worthAtRate("grossFlow", "flow of the investments", quartersAYear),
        grossTurn: rateTurn("grossWorth", "flow of the investments"),
      },
    },
  },
  results: {
    irr: percent(
      "Net IRR",
      `=IF(${hasOneRate("lpFlow")},XIRR(all(flowFromFirst),all(dayFromFirst),${nearestRate()}),"None")`,
      { note: "After fees and carry.", inMillions: true },
    ),
    tvpi: perPaidIn("TVPI", "(received+held)"),
    dpi: perPaidIn("DPI", "received"),
    rvpi: perPaidIn("RVPI", "held"),
  },
  checks: accountChecks,
  chart: {
    ...{ title: "What the LPs have received less what they paid, euros by quarter", kind: "line" },
    lines: [
      { name: "netCash", tone: "green", label: "cash only" },
      { name: "netTotal", tone: "blue", label: "with NAV" },
    ],
  },
  variants: [
    {
      name: "withoutLine",
      title: "without the line",
      replaced: { lineQuarters: "=0" },
      wanted: ["irr", "tvpi", "pme"],
    },
  ],
  page: {
    label: "Fund operations model",
    presetLabel: "Scenario to start from",
    inView: ["irr", "tvpi"],
    notes: {
      irr: (figures) =>
        rateText(figures, {
          ...{ rate: "irr", flow: "lpFlow", flowsAYear: quartersAYear },
          note: `after fees and carry; ${figures.text("grossIrr")} gross`,
        }),
      tvpi: ({ text, value }) => `as of Q${value("quarter")}, on ${text("paidIn")} paid in`,
      dpi: ({ text }) => `${text("received")} distributed`,
      rvpi: ({ text, value }) =>
        `${text("held")} ${value("valuation") === "marks" ? "" : "forecast "}NAV, net of accrued carry`,
    },
  },
});

function perPaidIn(label: string, amount: string) {
  return multiple(label, `=IF(paidIn>=${cent},${amount}/paidIn,"None")`);
}
