import { defineSheet } from "#workings/define-sheet.ts";
import {
  cents,
  choice,
  count,
  days,
  decimal,
  euro,
  numbersTo,
  percent,
  text,
} from "#workings/describe.ts";
import { type DemoCase, demoCases } from "./demo-cases.ts";
import { fileInputs, maxSheetAccounts } from "./file-inputs.ts";
import {
  balanceLines,
  bridgeLines,
  cashFlowLines,
  incomeLines,
  isZeroCents,
  ratioLines,
} from "./statement-lines.ts";
import { maxRows, readTrialBalance } from "./trial-balance.ts";

const amount = {
  filled: { min: -9_999_999_999_999.99, max: 9_999_999_999_999.99 },
  total: true,
} as const;
const yesOrNo = { filled: { choices: ["yes", "no"] } };

/** A trial balance as a report. The file is read by `trial-balance.ts`; its accounts are in euro, debits positive. */
export const sheet = defineSheet({
  title: "Financial report generator",
  inputs: {
    decimalMark: choice(
      "Amounts are written as",
      "decimals",
      { point: "1,234.56", comma: "1.234,56" },
      "How the file wrote its amounts. Below they are numbers.",
    ),
    daysInPeriod: days("Days in the period", { key: "days", from: 1, to: 366, step: 1 }),
    vatInReceivables: percent("VAT in receivables", {
      ...{ key: "vat-sales", from: 0, to: 0.27, step: 0.001 },
    }),
    vatInPayables: percent("VAT in payables", {
      ...{ key: "vat-purchases", from: 0, to: 0.27, step: 0.001 },
    }),
    hasOpening: text("The file has opening balances", yesOrNo),
    hasBudget: text("The file has a budget", yesOrNo),
    problemsInFile: count(
      "Problems in the file",
      { filled: { min: 0, max: maxRows * 8 } },
      { note: "While there are any, there are no accounts below and no report." },
    ),
  },
  groups: [
    { title: "The file", names: ["decimalMark", "daysInPeriod"] },
    { title: "VAT", names: ["vatInReceivables", "vatInPayables"], folds: "always" },
  ],
  presets: {
    // 19% on domestic sales, which are 70% of revenue; exports have none.
    trading: {
      title: "Trading",
      inputs: { ...demoInputs(demoCases.trading), vatInReceivables: 0.134 },
    },
    service: { title: "Services", inputs: demoInputs(demoCases.service) },
    errors: {
      title: "Errors",
      inputs: { ...demoInputs(demoCases.errors), vatInReceivables: 0.134 },
    },
    // What the visitor pastes is kept in the browser, and not in the url.
    own: { title: "Your own", inputs: demoInputs({ cells: [], decimalMark: "point" }) },
  },
  opensWith: "trading",
  presetKey: "case",
  steps: {
    problems: count("Problems", "=problemsInFile+unbalanced+openingUnbalanced+onNoLine"),
    unbalanced: check("Debits and credits differ", "total(accountClosing)"),
    openingUnbalanced: check("Opening debits and credits differ", "total(accountOpening)"),
    onNoLine: check("Assets differ from liabilities and equity", "balanceCheck.end", {
      note: "As they do if the line of an account is not one of the report.",
    }),
    inventoryTie: cents(
      "Change in inventories less that of the balance sheet",
      "=inventoryChange.actual+inventory.end-inventory.start",
      { note: "Zero if the year-end count was booked to both." },
    ),
  },
  tables: {
    accounts: {
      title: "Trial balance, credits negative",
      runsDown: true,
      axis: { name: "accountRow", label: "Row", positions: numbersTo(maxSheetAccounts) },
      list: {
        labelOf: (column: string, row: number) => `${column} of account ${row}`,
        unused: { accountClosing: "", accountOpening: "", accountBudget: "" },
      },
      lines: {
        accountName: text("Name", { filled: { longest: 80 } }),
        accountNumber: text("Account", { filled: { longest: 80 } }),
        accountLine: text("Report line", { filled: { longest: 80 } }),
        accountClosing: cents("Balance", amount),
        accountOpening: cents("Opening", amount),
        accountBudget: cents("Budget", amount),
      },
    },
    incomeStatement: {
      title: "Income statement",
      axis: {
        ...{ name: "incomeColumn", label: "Column" },
        positions: ["actual", "budget", "variance", "share"],
        units: { share: { unit: "%", digits: 1 } },
      },
      lines: incomeLines,
    },
    balanceSheet: {
      title: "Balance sheet",
      axis: { name: "balanceColumn", label: "Column", positions: ["end", "start"] },
      lines: balanceLines,
    },
    cashFlow: {
      title: "Cash flow, by the indirect method",
      axis: { name: "flowColumn", label: "Column", positions: ["period"] },
      lines: cashFlowLines,
    },
    ratios: {
      title: "Ratios",
      axis: { name: "ratioColumn", label: "Column", positions: ["value"] },
      lines: ratioLines,
    },
    bridgeSteps: {
      title: "From budgeted to actual profit",
      axis: {
        ...{ name: "bridgeStep", label: "Step" },
        positions: ["budget", "sales", "goods", "staff", "other", "actual"],
      },
      lines: bridgeLines,
    },
  },
  results: {
    profit: euro("Profit", '=IF(problems>0,"None",netProfit.actual)'),
    operatingCash: euro(
      "Operating cash flow",
      '=IF(OR(problems>0,hasOpening="no"),"None",flowOperating.period)',
    ),
    liquidity: decimal("Current ratio", '=IF(problems>0,"None",currentRatio.value)'),
    checks: count("Checks", '=IF(problems=0,"Passed",problems)'),
  },
  checks: {
    balanceCheck: "Assets less liabilities and equity",
    flowCheck: "Change in cash less the cash flow",
  },
  chart: {
    ...{ title: "From budgeted to actual profit, euros", kind: "column" },
    lines: [{ name: "bridge", tone: "green" }],
  },
  page: {
    label: "Report generator",
    presetLabel: "Trial balance to start from",
    values: {
      checks: ({ number, text }) =>
        number("problems") === 0
          ? text("checks")
          : `${text("checks")} problem${number("problems") === 1 ? "" : "s"}`,
    },
    notes: {
      profit: ({ number, value, numberAt, write }) => {
        if (number("problems") > 0) return "no report yet";
        if (value("hasBudget") === "no") return "no budget in the file";
        const ahead = numberAt("netProfit", "variance");
        return `${write("profit", Math.abs(ahead))} ${ahead < 0 ? "below" : "above"} budget`;
      },
      operatingCash: ({ number, value, numberAt, write }) => {
        if (number("problems") > 0) return "no report yet";
        if (value("hasOpening") === "no") return "no opening balances in the file";
        const [from, to] = (["start", "end"] as const).map((end) =>
          write("operatingCash", numberAt("cash", end)),
        );
        return `cash from ${from} to ${to}`;
      },
      liquidity: ({ number, text }) =>
        number("problems") > 0 ? "no report yet" : `quick ratio ${text("quickRatio", "value")}`,
    },
  },
});

function check(label: string, amount: string, more?: { note: string }) {
  return count(label, `=IF(${isZeroCents(amount)},0,1)`, more);
}

function demoInputs({ cells, decimalMark }: Pick<DemoCase, "cells" | "decimalMark">) {
  const trial = readTrialBalance(cells, { decimalMark, mapping: new Map() });
  const vat = { vatInReceivables: 0.19, vatInPayables: 0.19 };
  return { decimalMark, daysInPeriod: 365, ...vat, ...fileInputs(trial) };
}
