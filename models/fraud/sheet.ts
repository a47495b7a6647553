import { defineSheet } from "#workings/define-sheet.ts";
import {
  count,
  decimal,
  euro,
  formulasAt,
  type Given,
  numbersTo,
  percent,
  text,
} from "#workings/describe.ts";
import { type FraudKind, fraudKinds } from "./group-payments.ts";
import { limitAt, type RuleName, ruleLimits, ruleNames } from "./limits.ts";
import { scoredPayments } from "./scored-payments.ts";

/** Where the rules and the kinds of fraud are in the tables. */
export const rulePositions: Record<RuleName, string> = {
  ...{ velocity: "Velocity", score: "Amount", chiSquare: "Digits" },
  ...{ roundAmount: "Round", newPayeeAmount: "Payee" },
};
export const kindPositions: Record<FraudKind, string> = {
  ...{ burst: "Burst", outlier: "Outlier", "made-up invoice": "Invoice" },
  ...{ "round sum": "Sum", "new payee": "Details" },
};

/** What the rules and the kinds of fraud are called. */
export const ruleTitles: Record<RuleName, string> = {
  ...{ velocity: "Velocity", score: "Amount", chiSquare: "First digits" },
  ...{ roundAmount: "Round sum", newPayeeAmount: "New payee" },
};
export const kindTitles: Record<FraudKind, string> = {
  ...{ burst: "Burst of payments", outlier: "Unusual amount" },
  ...{ "made-up invoice": "Made-up invoices", "round sum": "Round sums" },
  "new payee": "Changed bank details",
};

const counted =
  "Counted from the payments: the query ‘together’ on this page gives the values that the rules compare, and payments that reach the same limits are one group.";
const inSteps = { note: "In steps: the payments are counted at each of them." };

const inHalf = "all(groupHalf),half";
const isAlert = 'all(flags),">="&agreeing';

/** The limits of five rules, and what they find among payments where the fraud is known. */
export const sheet = defineSheet({
  title: "Fraud detection",
  inputs: {
    velocity: count("Velocity: payments in the hour before", {
      key: "pace",
      ...ruleLimits.velocity,
    }),
    score: decimal(
      "Amount: robust z-score",
      { key: "score", ...ruleLimits.score, onlySteps: true },
      inSteps,
    ),
    chiSquare: count(
      "First digits: chi-square",
      { key: "digits", ...ruleLimits.chiSquare, onlySteps: true },
      inSteps,
    ),
    roundAmount: euro(
      "Round sum: amount",
      { key: "round", ...ruleLimits.roundAmount, onlySteps: true },
      inSteps,
    ),
    newPayeeAmount: euro(
      "New payee: amount",
      { key: "new", ...ruleLimits.newPayeeAmount, onlySteps: true },
      inSteps,
    ),
    agreeing: count("Rules that must agree", { key: "agree", from: 1, to: 3, step: 1 }),
  },
  groups: [
    { title: "Flag a payment at or above", names: ruleNames },
    { title: "Raise an alert", names: ["agreeing"] },
  ],
  presets: {
    base: { title: "Base", inputs: limits(3, 3.5, 25, 1_000, 1) },
    strict: { title: "Strict", inputs: limits(5, 4.5, 30, 2_000, 1) },
    loose: { title: "Loose", inputs: limits(2, 2.5, 15, 500, 1) },
    agreed: { title: "Agreed", inputs: limits(2, 2, 15, 500, 2) },
  },
  opensWith: "base",
  presetKey: "case",
  given: {
    workingDays: count("Working days", {
      ...{ given: "The weekdays of 2022, the year of the payments.", values: 260 },
    }),
  },
  steps: {
    payments: count("Payments", "=SUM(all(groupPayments))"),
    frauds: count("Fraud planted", "=SUM(all(groupFrauds))"),
    byChance: percent("Fraud among all payments", "=frauds/payments"),
    alertAmount: euro("Amount of the alerts", `=SUMIFS(all(groupAmount),${isAlert})`),
    hitAmount: euro("Amount of the fraud among them", `=SUMIFS(all(fraudAmount),${isAlert})`),
    euroPrecision: percent("Precision by value", '=IF(alerts=0,"–",hitAmount/alertAmount)', {
      note: "Share of the amount flagged that is fraud.",
    }),
    euroRecall: percent("Recall by value", "=hitAmount/SUM(all(fraudAmount))", {
      note: "Share of the amount of the fraud that raises an alert.",
    }),
    halvesCheck: count("Check: alerts of both halves less all", "=SUM(all(halfAlerts))-alerts"),
    kindsCheck: count("Check: fraud found by kind less all", "=SUM(all(found))-hits"),
    alertsADay: decimal("Alerts a working day", "=alerts/workingDays", { digits: 1 }),
    daysPerAlert: decimal("Working days per alert", '=IF(alerts=0,"None",workingDays/alerts)', {
      digits: 0,
    }),
  },
  tables: {
    groups: {
      title: "Payments by the highest limit that they reach; 0 where they reach none",
      runsDown: "numbered",
      axis: { name: "group", label: "Group", positions: numbersTo(scoredPayments.length) },
      lines: {
        velocityReached: reached("velocity", count, "Velocity reached"),
        scoreReached: reached("score", decimal, "Score reached"),
        chiSquareReached: reached("chiSquare", count, "Chi-square reached"),
        roundAmountReached: reached("roundAmount", euro, "Round sum reached"),
        newPayeeAmountReached: reached("newPayeeAmount", euro, "New payee, amount reached"),
        groupKind: text("Kind of fraud", {
          ...{ given: counted, values: scoredPayments.map(({ fraud }) => fraud ?? "none") },
        }),
        groupPayments: count("Payments in the group", {
          ...{ given: counted, values: scoredPayments.map(({ payments }) => payments) },
        }),
        groupHalf: count("Half of the year", {
          ...{ given: counted, values: scoredPayments.map(({ half }) => half) },
        }),
        groupAmount: euro("Amount of the group", {
          ...{ given: counted, values: scoredPayments.map(({ amount }) => amount / 100) },
        }),
        fraudAmount: euro("Amount of its fraud", "=IF(groupFrauds>0,groupAmount,0)"),
        groupFrauds: count("Fraud in the group", {
          given: counted,
          values: scoredPayments.map(({ fraud, payments }) => (fraud ? payments : 0)),
        }),
        flags: count(
          "Rules that flag it",
          `=${ruleNames.map((rule) => `(${rule}Reached>=${rule})`).join("+")}`,
        ),
      },
    },
    rules: {
      title: "Rule by rule",
      axis: {
        ...{ name: "rule", label: "Rule" },
        positions: ruleNames.map((rule) => rulePositions[rule]),
        names: ruleNames.map((rule) => ruleTitles[rule]),
      },
      lines: {
        ruleAlerts: count("Alerts", ...byRule("groupPayments")),
        ruleHits: count("Alerts that are fraud", ...byRule("groupFrauds")),
        rulePrecision: percent("Precision", '=IF(ruleAlerts=0,"–",ruleHits/ruleAlerts)'),
        ruleRecall: percent("Recall", "=ruleHits/frauds"),
      },
    },
    halves: {
      title: "Judged on a later period",
      axis: { name: "half", label: "Half of the year", positions: [1, 2] },
      lines: {
        halfAlerts: count("Alerts", `=SUMIFS(all(groupPayments),${isAlert},${inHalf})`),
        halfHits: count("Alerts that are fraud", `=SUMIFS(all(groupFrauds),${isAlert},${inHalf})`),
        halfPrecision: percent("Precision", '=IF(halfAlerts=0,"–",halfHits/halfAlerts)'),
        halfRecall: percent("Recall", `=halfHits/SUMIFS(all(groupFrauds),${inHalf})`),
        halfEuroPrecision: percent(
          "Precision by value",
          `=IF(halfAlerts=0,"–",SUMIFS(all(fraudAmount),${isAlert},${inHalf})/SUMIFS(all(groupAmount),${isAlert},${inHalf}))`,
        ),
        halfEuroRecall: percent(
          "Recall by value",
          `=SUMIFS(all(fraudAmount),${isAlert},${inHalf})/SUMIFS(all(fraudAmount),${inHalf})`,
        ),
      },
    },
    kinds: {
      title: "Fraud found, by kind",
      axis: {
        ...{ name: "kind", label: "Kind" },
        positions: fraudKinds.map((kind) => kindPositions[kind]),
        names: fraudKinds.map((kind) => kindTitles[kind]),
      },
      lines: {
        planted: count("Planted", ...byKind()),
        found: count("Found", ...byKind(`,${isAlert}`)),
        foundShare: percent("Share found", "=found/planted"),
      },
    },
  },
  results: {
    alerts: count("Alerts", `=SUMIFS(all(groupPayments),${isAlert})`),
    hits: count("Of these, fraud", `=SUMIFS(all(groupFrauds),${isAlert})`),
    precision: percent("Precision", '=IF(alerts=0,"None",hits/alerts)', {
      note: "Share of alerts that are fraud.",
    }),
    recall: percent("Recall", "=hits/frauds", { note: "Share of the fraud that raises an alert." }),
  },
  checks: {
    halvesCheck: "Alerts of both halves of the year less all alerts",
    kindsCheck: "Fraud found by kind less fraud among the alerts",
  },
  chart: {
    ...{ title: "Alerts by rule, and how many are fraud", kind: "column" },
    lines: [
      { name: "ruleAlerts", tone: "muted" },
      { name: "ruleHits", tone: "green" },
    ],
  },
  page: {
    label: "Fraud model",
    presetLabel: "Limits to start from",
    inView: ["precision", "recall"],
    notes: {
      alerts: ({ number, text }) => {
        const pace =
          number("alertsADay") < 0.5
            ? `one in ${text("daysPerAlert")} working days`
            : `${text("alertsADay")} a working day`;
        return `of ${text("payments")} payments${number("alerts") === 0 ? "" : `, ${pace}`}`;
      },
      hits: ({ text }) => `of ${text("frauds")} planted`,
      precision: ({ value, text }) =>
        value("precision") === "None"
          ? "there are no alerts"
          : `of alerts, ${text("euroPrecision")} by value; ${text("byChance")} by chance`,
      recall: ({ text }) => `of the fraud, ${text("euroRecall")} by value`,
    },
    tables: [],
  },
});

/** The limits of a case; the two for amounts are the same. */
function limits(
  velocity: number,
  score: number,
  chiSquare: number,
  amount: number,
  agreeing: number,
) {
  return { velocity, score, chiSquare, roundAmount: amount, newPayeeAmount: amount, agreeing };
}

/** A column with one row for all payments that reach the same limits and are the same kind of fraud, or none. */
function reached(rule: RuleName, unit: typeof count, label: string): Given {
  const values = scoredPayments.map(({ levels }) => limitAt(rule, levels[rule]));
  return unit(label, { given: counted, values });
}

function byRule(column: string) {
  return formulasAt(
    Object.fromEntries(
      ruleNames.map((rule) => [
        rulePositions[rule],
        `=SUMIFS(all(${column}),${isAlert},all(${rule}Reached),">="&${rule})`,
      ]),
    ),
  );
}

function byKind(more = "") {
  return formulasAt(
    Object.fromEntries(
      fraudKinds.map((kind) => [
        kindPositions[kind],
        `=SUMIFS(all(groupFrauds),all(groupKind),"${kind}"${more})`,
      ]),
    ),
  );
}
