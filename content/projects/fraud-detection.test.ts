import { readFileSync } from "node:fs";
import type { PGlite } from "@electric-sql/pglite";
import { beforeAll, describe, expect, test } from "vitest";
import { differences, readSamples } from "#content/articles/samples/test-samples.ts";
import { generatePayments, paymentsAsCsv } from "#content/data/payments/generate-payments.ts";
import { openDatabase, runQuery } from "#content/data/test-database.ts";

import audit from "#models/fraud/reference/audit.json" with { type: "json" };
import { sheet } from "#models/fraud/sheet.ts";
import { type Signals, signalsOf } from "#models/fraud/signals.ts";
import { isThorough } from "#tools/test-depth.ts";

const page = readFileSync(new URL("fraud-detection.mdx", import.meta.url), "utf8");
const samples = readSamples(page);
const payments = generatePayments();
const signals = signalsOf(payments.map((row) => ({ ...row, amount: row.amount / 100 })));
let database: PGlite;

/** What a rule is called in the queries, and where it is in the table of the model. */
const ruleColumns = [
  ["velocity", "Velocity"],
  ["amount", "Amount"],
  ["first digits", "Digits"],
  ["round sum", "Round"],
  ["new payee", "Payee"],
] as const;

beforeAll(async () => {
  database = await openDatabase("payments", paymentsAsCsv(payments));
});

function answer(heading: string) {
  const sample = samples.find((one) => one.heading === heading);
  if (!sample) throw new Error(`No query under "${heading}".`);
  return runQuery(database, sample.code);
}

describe("the queries and the model agree on every payment:", () => {
  /** What the model says where it says anything, by payment. */
  function modeled(value: (signals: Signals) => number | null) {
    return payments.flatMap(({ paymentId }, index) => {
      const own = signals[index];
      const found = own ? value(own) : null;
      return found === null ? [] : [[paymentId, found] as const];
    });
  }

  type Signal = [heading: string, value: (signals: Signals) => number | null];
  // Seven seconds of processor time; below, the alerts that they raise are counted in any case.
  const slow: Signal[] = [
    ["Amount", ({ score }) => score],
    ["First digits", ({ chiSquare }) => chiSquare],
  ];

  test.each<Signal>([
    ["Velocity", ({ velocity }) => velocity],
    ...(isThorough ? slow : []),
    ["Round sums", ({ roundAmount }) => roundAmount || null],
    ["New payee", ({ newPayeeAmount }) => newPayeeAmount || null],
  ])("%s", async (heading, value) => {
    const { rows: worstFirst } = await answer(heading);
    const values = worstFirst.map(([, found]) => Number(found));
    expect(values).toEqual(values.toSorted((a, b) => b - a));
    const rows = worstFirst.toSorted(([a], [b]) => Number(a) - Number(b));
    const expected = modeled(value);
    expect(rows.map(([payment]) => Number(payment))).toEqual(expected.map(([payment]) => payment));
    const furthest = rows.map(([, found], index) =>
      Math.abs(Number(found) - (expected[index]?.[1] ?? Number.NaN)),
    );
    expect(Math.max(...furthest)).toBeLessThan(1e-9);
  });
});

test("the table of the page is what PostgreSQL answers, and what the model evaluates", async () => {
  const result = await answer("Together");
  const table = samples.find(({ heading }) => heading === "Together")?.table;
  if (!table) throw new Error("There is no table of results.");
  expect(differences(table, result)).toEqual([]);
  const { number, numberAt } = sheet.calculate(sheet.opening);
  const counted = Object.fromEntries(result.rows.map(([rule, ...counts]) => [rule, counts]));
  expect(counted["any rule"]?.slice(0, 2)).toEqual([
    String(number("alerts")),
    String(number("hits")),
  ]);
  for (const [rule, at] of ruleColumns) {
    const found = [numberAt("ruleAlerts", at), numberAt("ruleHits", at)];
    expect(counted[rule]?.slice(0, 2)).toEqual(found.map(String));
  }
});

test("the alerts, rule by rule and half by half, are those that Python finds in the payments", () => {
  const { number, numberAt } = sheet.calculate(sheet.opening);
  for (const [rule, at] of ruleColumns) {
    expect([numberAt("ruleAlerts", at), numberAt("ruleHits", at)]).toEqual(audit.rules[rule]);
  }
  for (const half of [1, 2] as const) {
    const { alerts, hits, precision, recall, euroPrecision, euroRecall } = audit.periods[half];
    expect([numberAt("halfAlerts", half), numberAt("halfHits", half)]).toEqual([alerts, hits]);
    expect(numberAt("halfPrecision", half)).toBeCloseTo(precision, 10);
    expect(numberAt("halfRecall", half)).toBeCloseTo(recall, 10);
    expect(numberAt("halfEuroPrecision", half)).toBeCloseTo(euroPrecision, 10);
    expect(numberAt("halfEuroRecall", half)).toBeCloseTo(euroRecall, 10);
  }
  const { year } = audit.periods;
  expect(number("payments")).toBe(audit.payments);
  expect(number("frauds")).toBe(year.frauds);
  expect(number("euroPrecision")).toBeCloseTo(year.euroPrecision, 10);
  expect(number("euroRecall")).toBeCloseTo(year.euroRecall, 10);
});

test.skipIf(!isThorough)("the investigator’s list is in the order that Python finds", async () => {
  const query = readFileSync("content/code/fraud-detection/investigators-list.sql", "utf8");
  const { rows } = await runQuery(database, query);
  expect(rows.map(([payment]) => Number(payment))).toEqual(
    audit.list.order.map(([payment]) => payment),
  );
  for (const [index, [, loss = 0]] of audit.list.order.entries()) {
    expect(Math.abs(Number(rows[index]?.[4]) - loss)).toBeLessThan(0.51);
  }
});

test("the text says what the first 50 of the list hold, and what other orders do", () => {
  const { alerts, fraud, first50, hitsBefore, rightAfter } = audit.list;
  const euro = (amount: number) => `€${Math.round(amount).toLocaleString("en")}`;
  expect(page).toContain(`there are ${alerts} alerts, with ${euro(fraud)} of fraud`);
  expect(page).toContain(
    `finds ${euro(first50.byLoss)} of it at the top of this list, and ${euro(first50.byDate)} in the first 50 by date`,
  );
  expect(page).toContain(`the first 50 hold ${euro(first50.byAmount)}`);
  const drawn = readFileSync("content/data/first-fifty-alerts.csv", "utf8").match(/\d+$/gm);
  const orders = [first50.byAmount, first50.byLoss, first50.byDate];
  expect(drawn).toEqual(orders.map((amount) => String(Math.round(amount))));
  expect(hitsBefore["first digits"]).toBe(0);
  const right = Math.round(100 * rightAfter["first digits"]);
  expect(page).toContain(`had no hit before July and were right in ${right}% of alerts after it`);
});

test("the opening says how many alerts a day there are, and how many of them are false", () => {
  const { number } = sheet.calculate(sheet.opening);
  expect(number("alertsADay")).toBeCloseTo(3, 0);
  expect(1 - number("precision")).toBeCloseTo(2 / 3, 1);
});

test("duplicates, splits and odd times are what PostgreSQL counts, and Python too", async () => {
  const table = samples.find(({ heading }) => heading === "What an auditor would add")?.table;
  if (!table) throw new Error("There is no table of results.");
  const { rows, ...result } = await answer("What an auditor would add");
  expect(differences(table, { rows, ...result })).toEqual([]);
  const { weekend, ...found } = audit.checks;
  expect(weekend).toEqual([0, 0]);
  expect(Object.fromEntries(rows.map(([name, ...counts]) => [name, counts.map(Number)]))).toEqual(
    found,
  );
});

const { presets } = sheet;
const otherLimits = isThorough ? [presets.agreed.inputs] : [];

test.each(otherLimits)(
  "the query finds what the model finds with other limits, too: %o",
  async (limits) => {
    const query = samples.find(({ heading }) => heading === "Together")?.code ?? "";
    const opening =
      /SELECT 3 AS velocity, 3\.5 AS score, 25 AS chi_square,\s+1000 AS round_sum, 1000 AS new_payee, 1 AS agreeing/;
    expect(query).toMatch(opening);
    const { velocity, score, chiSquare, roundAmount, newPayeeAmount, agreeing } = limits;
    const changed = query.replace(
      opening,
      `SELECT ${velocity} AS velocity, ${score} AS score, ${chiSquare} AS chi_square, ${roundAmount} AS round_sum, ${newPayeeAmount} AS new_payee, ${agreeing} AS agreeing`,
    );
    const { rows } = await runQuery(database, changed);
    const { number } = sheet.calculate(limits);
    const found = [number("alerts"), number("hits")];
    expect(rows[0]?.slice(0, 3)).toEqual(["any rule", ...found.map(String)]);
  },
);

describe("the numbers in the text come from the model:", () => {
  const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
  const found = (preset: keyof typeof presets) => {
    const { number } = sheet.calculate(presets[preset].inputs);
    return {
      ...{ alerts: number("alerts"), hits: number("hits"), payments: number("payments") },
      ...{ frauds: number("frauds"), precision: number("precision"), recall: number("recall") },
    };
  };
  const base = found("base");

  test("the size of the data and the share of fraud", () => {
    expect(page).toContain(
      `${base.payments.toLocaleString("en")} in 2022, by 160 branches of one company to 277 payees`,
    );
    expect(page).toContain(
      `planted ${base.frauds} fraudulent ones of five kinds, ${percent(base.frauds / base.payments)} of all`,
    );
    expect(page).toContain(`one in ${Math.round(base.payments / base.frauds)}`);
  });

  test("precision and recall of the base case, and how much better than chance", () => {
    expect(page).toContain(`that are fraud: ${percent(base.precision)}`);
    expect(page).toContain(`raises an alert: ${percent(base.recall)}`);
    expect(page).toContain(`works through all ${base.alerts}, about three a working day`);
    const { number } = sheet.calculate(sheet.opening);
    // 2022 began and ended on a Saturday: 52 whole weeks between.
    expect(number("workingDays")).toBe(52 * 5);
    expect(number("alertsADay")).toBeCloseTo(3, 0);
    expect(page).toContain(`${percent(number("euroPrecision"))} of the amount they flag is fraud`);
    expect(page).toContain(`they flag ${percent(number("euroRecall"))} of the amount stolen`);
    const better = base.precision / (base.frauds / base.payments);
    expect(page).toContain(`${Math.round(better)} times better than chance`);
  });

  test("most of the fraud that stays unseen is made-up invoices", () => {
    const { numberAt } = sheet.calculate(sheet.opening);
    const unseen = numberAt("planted", "Invoice") - numberAt("found", "Invoice");
    expect(unseen).toBeGreaterThan((base.frauds - base.hits) / 2);
  });

  test("the other cases", () => {
    const [strict, loose, agreed] = [found("strict"), found("loose"), found("agreed")];
    expect(page).toContain(
      `ask for ${strict.alerts} reviews and are right in ${percent(strict.precision)} of them, but find ${percent(strict.recall)}`,
    );
    expect(page).toContain(
      `find ${percent(loose.recall)} and are right in ${percent(loose.precision)}`,
    );
    expect(page).toContain(
      `${agreed.alerts} alerts, ${percent(agreed.precision)} right, ${percent(agreed.recall)} found`,
    );
  });

  test("what precision would be if one payment in 1,000 were fraud", () => {
    const falseAlarms = (base.alerts - base.hits) / (base.payments - base.frauds);
    expect(page).toContain(`flag ${percent(falseAlarms)} of honest payments`);
    const hits = 0.001 * base.recall;
    const precision = hits / (hits + 0.999 * falseAlarms);
    expect(page).toContain(`right in ${percent(precision)} of their alerts`);
  });
});
