import type { SheetLine, SheetTable, SheetTableLine } from "#workings/definition.ts";
import {
  euros,
  formulasAt,
  inputsWithin,
  numbers,
  numbersTo,
  percents,
  texts,
} from "#workings/lines.ts";
import { createSheet } from "#workings/sheet.ts";
import { type FraudKind, fraudKinds } from "./alerts.ts";
import { limitRanges, type RuleName, ruleNames } from "./limits.ts";
import { scoredPayments } from "./scored-payments.ts";
import { kindPositions, rulePositions } from "./sheet-positions.ts";

const counted =
  "Counted from the payments: the query ‘together’ on this page gives the values that the rules compare, and payments that reach the same limits are one group.";

const isAlert = 'all(flags),">="&agreeing';

const input = inputsWithin(limitRanges);

export const fraudSheet = createSheet({
  title: "Fraud detection",
  inputs: [
    input(numbers("pace", "Pace: payments in the hour before")),
    input(numbers("score", "Amount: robust z-score", 2)),
    input(numbers("chiSquare", "First digits: chi-square")),
    input(euros("roundAmount", "Round sum: amount")),
    input(euros("newPayeeAmount", "New payee: amount")),
    input(numbers("agreeing", "Rules that must agree")),
  ],
  steps: [
    { ...numbers("payments", "Payments"), formula: "=SUM(all(groupPayments))" },
    { ...numbers("frauds", "Fraud planted"), formula: "=SUM(all(groupFrauds))" },
  ],
  tables: [groupsTable(), rulesTable(), kindsTable()],
  chart: {
    ...{ title: "Alerts by rule, and how many are fraud", kind: "column" },
    lines: [
      { name: "ruleAlerts", tone: "muted" },
      { name: "ruleHits", tone: "green" },
    ],
  },
  results: [
    {
      ...numbers("alerts", "Alerts"),
      formula: `=SUMIFS(all(groupPayments),${isAlert})`,
    },
    {
      ...numbers("hits", "Alerts that are fraud"),
      formula: `=SUMIFS(all(groupFrauds),${isAlert})`,
    },
    {
      ...percents("precision", "Precision"),
      formula: '=IF(alerts=0,"None",hits/alerts)',
      note: "Share of alerts that are fraud.",
    },
    {
      ...percents("recall", "Recall"),
      formula: "=hits/frauds",
      note: "Share of the fraud that raises an alert.",
    },
  ],
});

/** One row for all payments that reach the same limits and are the same kind of fraud, or none. */
function groupsTable(): SheetTable {
  const given = (described: Omit<SheetLine, "formula">): SheetTableLine => ({
    ...described,
    given: counted,
  });
  const flag = (rule: RuleName) => `(${rule}Reached>=${rule})`;
  return {
    name: "groups",
    title: "Payments by the highest limit that they reach; 0 where they reach none",
    runsDown: "numbered",
    axis: {
      ...{ name: "group", label: "Group" },
      positions: numbersTo(scoredPayments.length),
    },
    lines: [
      given(numbers("paceReached", "Pace reached")),
      given(numbers("scoreReached", "Score reached", 2)),
      given(numbers("chiSquareReached", "Chi-square reached")),
      given(euros("roundAmountReached", "Round sum reached")),
      given(euros("newPayeeAmountReached", "New payee, amount reached")),
      given(texts("groupKind", "Kind of fraud")),
      given(numbers("groupPayments", "Payments in the group")),
      given(numbers("groupFrauds", "Fraud in the group")),
      { ...numbers("flags", "Rules that flag it"), formula: `=${ruleNames.map(flag).join("+")}` },
    ],
  };
}

function rulesTable(): SheetTable {
  const byRule = (column: string) =>
    formulasAt(
      Object.fromEntries(
        ruleNames.map((rule) => [
          rulePositions[rule],
          `=SUMIFS(all(${column}),${isAlert},all(${rule}Reached),">="&${rule})`,
        ]),
      ),
    );
  return {
    name: "rules",
    title: "Rule by rule",
    axis: {
      ...{ name: "rule", label: "Rule" },
      positions: ruleNames.map((rule) => rulePositions[rule]),
    },
    lines: [
      { ...numbers("ruleAlerts", "Alerts"), ...byRule("groupPayments") },
      { ...numbers("ruleHits", "Alerts that are fraud"), ...byRule("groupFrauds") },
      {
        ...percents("rulePrecision", "Precision"),
        formula: '=IF(ruleAlerts=0,"–",ruleHits/ruleAlerts)',
      },
      { ...percents("ruleRecall", "Recall"), formula: "=ruleHits/frauds" },
    ],
  };
}

function kindsTable(): SheetTable {
  const byKind = (formula: (kind: FraudKind) => string) =>
    formulasAt(Object.fromEntries(fraudKinds.map((kind) => [kindPositions[kind], formula(kind)])));
  return {
    name: "kinds",
    title: "Fraud found, by kind",
    axis: {
      ...{ name: "kind", label: "Kind" },
      positions: fraudKinds.map((kind) => kindPositions[kind]),
    },
    lines: [
      {
        ...numbers("planted", "Planted"),
        ...byKind((kind) => `=SUMIFS(all(groupFrauds),all(groupKind),"${kind}")`),
      },
      {
        ...numbers("found", "Found"),
        ...byKind((kind) => `=SUMIFS(all(groupFrauds),all(groupKind),"${kind}",${isAlert})`),
      },
      { ...percents("foundShare", "Share found"), formula: "=found/planted" },
    ],
  };
}
