import type { SheetLine, SheetTable } from "#workings/definition.ts";
import { choice, count, euro, numbers, numbersTo } from "#workings/lines.ts";
import { createSheet } from "#workings/sheet.ts";
import { isNothing, ratios } from "./ratio-sheet.ts";
import { mostSheetAccounts } from "./sheet-accounts.ts";
import { balanceSheet, cashFlow, incomeStatement, profitBridge } from "./statement-sheet.ts";
import { mostRows } from "./trial-balance.ts";

const amountLimits = { min: -9_999_999_999_999.99, max: 9_999_999_999_999.99 };

export const reportSheet = createSheet({
  title: "Financial report generator",
  inputs: [
    {
      ...numbers("daysInPeriod", "Days in the period"),
      limits: { min: 1, max: 366 },
    },
    {
      ...choice("decimalMark", "Decimal mark of the file", ["point", "comma"]),
      note: "How the file wrote its amounts. Below they are numbers.",
    },
    choice("hasOpening", "The file has opening balances", ["yes", "no"]),
    choice("hasBudget", "The file has a budget", ["yes", "no"]),
    {
      ...numbers("problemsInFile", "Problems in the file"),
      limits: { min: 0, max: mostRows * 8 },
      note: "While there are any, there are no accounts below and no report.",
    },
  ],
  steps: [
    count("problems", "Problems", "=problemsInFile+unbalanced+openingUnbalanced+onNoLine"),
    check("unbalanced", "Debits and credits differ", "total(accountClosing)"),
    check("openingUnbalanced", "Opening debits and credits differ", "total(accountOpening)"),
    {
      ...check("onNoLine", "Assets differ from liabilities and equity", "balanceCheck.end"),
      note: "As they do if the line of an account is not one of the report.",
    },
  ],
  tables: [accounts(), incomeStatement(), balanceSheet(), cashFlow(), ratios(), profitBridge()],
  chart: {
    ...{ title: "From budgeted to actual profit, euro", kind: "column" },
    lines: [{ name: "bridge", tone: "green" }],
  },
  results: [
    euro("profit", "Profit", '=IF(problems>0,"None",netProfit.actual)'),
    euro(
      "operatingCash",
      "Operating cash flow",
      '=IF(OR(problems>0,hasOpening="no"),"None",flowOperating.period)',
    ),
    {
      ...numbers("liquidity", "Current ratio", 2),
      formula: '=IF(problems>0,"None",currentRatio.value)',
    },
    count("checks", "Checks", '=IF(problems=0,"Passed",problems)'),
  ],
});

/** The visitor's own, as many as there are; the other rows are empty. */
function accounts(): SheetTable {
  const text = { unit: "text", digits: 0, limits: { longest: 80 } } as const;
  const amount = { unit: "€", digits: 2, limits: amountLimits, hasTotal: true } as const;
  return {
    name: "accounts",
    title: "Trial balance, credits negative",
    runsDown: true,
    axis: { name: "accountRow", label: "Row", positions: numbersTo(mostSheetAccounts) },
    lines: [
      { name: "accountName", label: "Name", ...text },
      { name: "accountNumber", label: "Account", ...text },
      { name: "accountLine", label: "Report line", ...text },
      { name: "accountClosing", label: "Balance", ...amount },
      { name: "accountOpening", label: "Opening", ...amount },
      { name: "accountBudget", label: "Budget", ...amount },
    ],
  };
}

function check(name: string, label: string, amount: string): SheetLine {
  return count(name, label, `=IF(${isNothing(amount)},0,1)`);
}
