import { defineSheet } from "#workings/define-sheet.ts";
import {
  choice,
  count,
  euro,
  million,
  multiple,
  numbersTo,
  percent,
  years,
} from "#workings/describe.ts";
import type { ShownFigures } from "#workings/sheet-spec.ts";
import {
  hasOneRate,
  nearestRate,
  rateOfReturn,
  rateTable,
  rateText,
} from "../cash-flow/rate-of-return.ts";
import {
  committedCapital,
  expensesAYear,
  investmentYears,
  scenarios,
  tierTerms,
  usualFee,
  yearCount,
} from "./fund.ts";
import { yearLines } from "./year-lines.ts";

const presets = scenarios((fund) => ({
  ...fund,
  carryBasis: "fund" as const,
  clawback: "off" as const,
  feeBasis: "commitment" as const,
  investmentYears: 5,
  fundEnd: "last-flow" as const,
  fundLife: 10,
  dealCosts: "all" as const,
  heldValue: 1,
  escrowShare: 0,
  gpCommitment: 0,
  expensesAYear: 0,
  companyFeeRate: 0,
  feeOffset: 1,
}));

/** The waterfall of a fund of ten years: its flows, deals and agreement can be changed, its rates cannot. */
export const sheet = defineSheet({
  title: "PE waterfall structure",
  inputs: {
    committedCapital,
    carryBasis: choice(
      "Carry basis",
      "carry",
      { fund: "Whole fund", deals: "Deal by deal" },
      "Whether it waits for all capital drawn so far, or only for that of the deals that have paid, with losses carried forward.",
    ),
    clawback: choice(
      "Clawback",
      "clawback",
      { off: "None", on: "At the end", interim: "Interim" },
      "With an interim clawback, what would be owed if the fund ended is put into escrow every year.",
    ),
    heldValue: percent(
      "Deals held valued at",
      { key: "held", from: 0, to: 2, step: 0.05 },
      { per: "of cost", note: "For the interim clawback: what they would be sold for." },
    ),
    feeBasis: choice(
      "Fee basis",
      "basis",
      { commitment: "Commitment", invested: "Step-down" },
      "With a step-down, the fee is charged on the cost of the deals held once the investment period is over.",
    ),
    investmentYears: {
      ...investmentYears,
      note: "Used where the fee moves to invested capital.",
    },
    fundEnd: choice("Fund ends", "end", {
      "last-flow": "At last cash flow",
      set: "After its life",
    }),
    fundLife: years(
      "Fund life",
      { key: "life", from: 1, to: yearCount, step: 1 },
      { note: "Used where the end of the fund is set." },
    ),
    dealCosts: choice(
      "Fees to return first",
      "fees",
      { all: "All drawn", "pro-rata": "Pro rata" },
      "Used where carry is paid deal by deal: whether all fees and expenses drawn so far count, or only the part of the deals that have paid, by cost.",
    ),
    escrowShare: percent(
      "Carry held in escrow",
      { key: "escrow", from: 0, to: 1, step: 0.05 },
      { note: "Until the end of the fund, for a clawback." },
    ),
    gpCommitment: percent(
      "GP commitment",
      { key: "gp", from: 0, to: 0.1, step: 0.005 },
      {
        per: "of capital",
        note: "Part of the committed capital. It bears its share of deals and expenses, no fee and no carry.",
      },
    ),
    expensesAYear,
    companyFeeRate: percent(
      "Fees from companies",
      { key: "companyfees", from: 0, to: 0.05, step: 0.0025 },
      {
        per: "of each deal",
        digits: 2,
        note: "What the manager takes from the companies it buys, such as a transaction fee.",
      },
    ),
    feeOffset: percent(
      "Fee offset",
      { key: "offset", from: 0, to: 1, step: 0.05 },
      {
        note: "The part of those fees by which the management fee is lower.",
      },
    ),
  },
  groups: [
    {
      title: "Carried interest",
      names: ["carryBasis", "dealCosts", "clawback", "heldValue", "escrowShare"],
    },
    {
      title: "Fee and fund life",
      names: ["feeBasis", "investmentYears", "fundEnd", "fundLife"],
      folds: true,
    },
    {
      title: "GP commitment, expenses, fee offset",
      names: ["gpCommitment", "expensesAYear", "companyFeeRate", "feeOffset"],
      folds: "always",
    },
  ],
  presets,
  opensWith: "base",
  presetKey: "scenario",
  given: {
    managementFeeRate: percent("Management fee a year", {
      ...{ given: "The LPA.", values: usualFee },
    }),
    ...tierTerms,
  },
  steps: {
    lastYear: count("Year of the last flow", "=MAX(all(flowYear))"),
    lastFeeYear: count("Last year with a fee", '=IF(fundEnd="set",fundLife,lastYear)'),
    endYear: count("Year in which the fund ends", "=MAX(lastFeeYear,lastYear)"),
    carryPaid: million("Carry paid", "=total(gpFromTiers)"),
    profit: euro("Profit", "=total(throughTiers)-total(paidIn)", {
      note: "Of the LPs, before carry.",
    }),
    clawbackDue: million(
      "Clawback due",
      '=IF(OR(clawback="off",endYear=0),0,INDEX(all(clawbackIfEnded),MAX(1,endYear)))',
      { note: "Settled when the fund ends, on the whole fund. Tax on it is left out." },
    ),
    firstCarry: count(
      "First year with carry",
      '=IF(MAX(all(paysCarry))=1,MATCH(1,all(paysCarry),0),"Never")',
    ),
    gpShare: percent("GP share of profit", '=IF(profit>0,carry/profit,"No profit")'),
    clawbackFromEscrow: million(
      "Paid from escrow",
      "=IF(endYear=0,0,MIN(clawbackDue,INDEX(all(fromEscrow),MAX(1,endYear))))",
    ),
    grossMultiple: multiple(
      "Gross MOIC",
      '=IF(total(invested)>0,total(distributed)/total(invested),"None")',
      { note: "What the deals return per euro invested, before fees, expenses and carry." },
    ),
    grossIrr: percent("Gross IRR", rateOfReturn("grossFlow"), { inMillions: true }),
  },
  tables: {
    years: {
      title: "Year by year",
      axis: { name: "year", label: "Year", positions: numbersTo(yearCount) },
      list: {
        labelOf: (column, year) =>
          column === "Deal" ? `Deal that pays in year ${year}` : `${column} in year ${year}, €m`,
      },
      lines: yearLines,
    },
    rates: rateTable("lpNetFlow", "LP net cash flow"),
  },
  results: {
    lpMultiple: multiple("TVPI", '=IF(total(paidIn)>0,total(toLps)/total(paidIn),"None")', {
      note: "What the LPs receive per euro paid in, after fees and carry; at the end of the fund the same as DPI.",
      inMillions: true,
    }),
    lpIrr: percent(
      "Net IRR",
      `=IF(${hasOneRate("lpNetFlow")},IRR(all(lpNetFlow),${nearestRate()}),"None")`,
      { inMillions: true },
    ),
    carry: million("GP carried interest", "=carryPaid-clawbackDue", { inMillions: true }),
    totalDistributed: million("Total distributed", "=total(distributed)"),
  },
  checks: { check: "Distributed less what the tiers of a year pay" },
  chart: {
    ...{ title: "Distributions by tier, euros by year", kind: "column", stacked: true },
    lines: [
      { name: "returnOfCapital", tone: "muted" },
      { name: "preferredReturn", tone: "green" },
      { name: "catchUp", tone: "ochre" },
      { name: "shared", tone: "blue" },
      { name: "sharedAbove", tone: "purple" },
    ],
  },
  variants: [
    // The case on show with the other rule for carry.
    {
      name: "otherBasis",
      title: "on the other basis",
      replaced: { carryBasis: '=IF(carryBasis="fund","deals","fund")' },
      wanted: [
        "firstCarry",
        "carryPaid",
        "clawbackDue",
        "clawbackFromEscrow",
        "carry",
        "lpMultiple",
        "lpIrr",
      ],
    },
    ...Object.entries(presets).map(([name, { inputs }]) => scenarioVariant(name, inputs)),
  ],
  page: {
    label: "Waterfall model",
    presetLabel: "Scenario to start from",
    inView: ["lpIrr", "carry"],
    notes: {
      lpMultiple: ({ total, write }) =>
        `${write("carry", total("toLps"))} on ${write("carry", total("paidIn"))} paid in`,
      lpIrr: (figures) =>
        rateText(figures, {
          ...{ rate: "lpIrr", flow: "lpNetFlow" },
          note: `after fees and carry; ${figures.text("grossIrr")} gross`,
        }),
      carry: (figures) => carryText(figures),
      totalDistributed: ({ total, write }) => `${write("carry", total("toLps"))} to the LPs`,
    },
  },
});

/** A scenario beside the case on show: its own numbers and choices, as formulas that refer to nothing. */
function scenarioVariant(name: string, { years, ...single }: (typeof presets)["base"]["inputs"]) {
  const fixed = (value: number | string) =>
    typeof value === "number" ? `=${value}` : `="${value}"`;
  return {
    name,
    title: name,
    replaced: {
      ...Object.fromEntries(Object.entries(single).map(([input, value]) => [input, fixed(value)])),
      invested: years.map(({ invested }) => fixed(invested)),
      distributed: years.map(({ distributed }) => fixed(distributed)),
      deal: years.map(({ deal }) => fixed(deal)),
    },
    wanted: [
      ...(["returnOfCapital", "preferredReturn", "catchUp", "shared", "sharedAbove"] as const),
      ...(["toBoth", "toLps", "toGp", "grossMultiple", "lpMultiple"] as const),
      ...(["grossIrr", "lpIrr", "gpShare"] as const),
    ],
  };
}

function carryText({
  number,
  value,
  text,
}: ShownFigures<"carry" | "clawbackDue" | "gpShare" | "profit">) {
  // Less is rounding once it is written in millions.
  if (number("clawbackDue") < 50_000) return shareInWords();
  if (number("carry") === 0) return `all ${text("clawbackDue")} clawed back`;
  return `${shareInWords()}, after a clawback of ${text("clawbackDue")}`;

  function shareInWords() {
    if (value("gpShare") !== "No profit") return `${text("gpShare")} of profit`;
    if (number("carry") === 0) return "no profit to share";
    const outcome = number("profit") < 0 ? "lost money" : "made no profit";
    return `carry kept although the fund ${outcome}: no clawback`;
  }
}
