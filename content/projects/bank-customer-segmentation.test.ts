import { readFileSync } from "node:fs";
import type { PGlite } from "@electric-sql/pglite";
import { beforeAll, describe, expect, test } from "vitest";
import { differences } from "#content/articles/samples/compare-result.ts";
import { readSamples } from "#content/articles/samples/read-samples.ts";
import { runQuery } from "#content/articles/samples/run-query.ts";
import { openCustomersDatabase } from "#content/data/customers/customers-database.ts";
import { generateCustomers } from "#content/data/customers/generate-customers.ts";
import { activityOf, RUNS, scoreCustomers } from "#content/data/customers/score-customers.ts";
import { baseCutOffs } from "#models/segmentation/cut-offs.ts";
import { baseInputs } from "#models/segmentation/inputs.ts";
import { rfmScores, segmentOf } from "#models/segmentation/rfm.ts";
import { scoredCustomers } from "#models/segmentation/scored-customers.ts";
import {
  breakEvenResponse,
  perCustomer,
  segmentationResults,
  worthOf,
} from "#models/segmentation/worth.ts";

const page = readFileSync(new URL("bank-customer-segmentation.mdx", import.meta.url), "utf8");

/** The rows of the page's table: | Core | 4–5 | 4–5 | */
const rows = [...page.matchAll(/^\| ([A-Z][a-z ]+) \| ([\d–]+) \| ([\d–]+) \|$/gm)].map(
  ([, name = "", recency = "", value = ""]) => ({
    segment: name.toLowerCase(),
    recency: rangeOf(recency),
    value: rangeOf(value),
  }),
);

function rangeOf(text: string) {
  const [low = Number.NaN, high = low] = text.split("–").map(Number);
  return { low, high };
}

test("every combination of scores is in one row, and that row names the model’s segment", () => {
  expect(rows).toHaveLength(8);
  const scores = [1, 2, 3, 4, 5];
  for (const recency of scores) {
    for (const value of scores) {
      const named = rows.filter(
        (row) =>
          row.recency.low <= recency &&
          recency <= row.recency.high &&
          row.value.low <= value &&
          value <= row.value.high,
      );
      expect(named.map(({ segment }) => segment)).toEqual([
        segmentOf({ recency, value }, baseCutOffs),
      ]);
    }
  }
});

const samples = readSamples(page);
const bank = generateCustomers();
const results = segmentationResults(scoredCustomers, baseInputs);
let database: PGlite;

beforeAll(async () => {
  database = await openCustomersDatabase(bank);
});

function answer(heading: string) {
  const sample = samples.find((one) => one.heading === heading);
  if (!sample) throw new Error(`No query under "${heading}".`);
  return runQuery(database, sample.code);
}

describe("the queries and the model agree on every customer:", () => {
  test("scores", async () => {
    const activity = activityOf(bank, RUNS.now);
    const scores = rfmScores([...activity.values()]);
    const expected = [...activity.keys()]
      .map((customer, index) => [customer, ...Object.values(scores[index] ?? {})])
      .sort(([a = 0], [b = 0]) => Number(a) - Number(b));
    const { columns, rows } = await answer("Scores");
    expect(columns).toEqual(["customer_id", "recency", "frequency", "monetary"]);
    expect(rows.map((row) => row.map(Number))).toEqual(expected);
  });

  test("segments, with the contribution of each", async () => {
    const { rows } = await answer("Eight segments");
    expect(rows).toHaveLength(8);
    for (const [segment, customers, , , , contribution] of rows) {
      const worth = results.segments.find((own) => own.segment === segment);
      expect(Number(customers)).toBe(worth?.customers);
      expect(Number(contribution)).toBeCloseTo(worth?.contribution ?? Number.NaN, -0.4);
    }
  });

  test("segments, one by one", async () => {
    const query = samples.find(({ heading }) => heading === "Eight segments")?.code ?? "";
    const main = query.lastIndexOf("\nSELECT segment,");
    const each = `${query.slice(0, main)} SELECT customer_id, segment FROM segments ORDER BY customer_id`;
    const { rows } = await runQuery(database, each);
    expect(rows).toEqual(
      scoreCustomers(bank).map(({ customerId, now }) => [
        String(customerId),
        segmentOf(now, baseCutOffs),
      ]),
    );
  });

  test("movements", async () => {
    const { rows } = await answer("Movement");
    const moved = Object.entries(results.movements).flatMap(([from, row]) =>
      Object.entries(row).flatMap(([to, count]) => (count > 0 ? [[from, to, String(count)]] : [])),
    );
    expect(rows.toSorted()).toEqual(moved.toSorted());
  });
});

test("the table of the page is what PostgreSQL answers", async () => {
  const table = samples.find(({ heading }) => heading === "Eight segments")?.table;
  if (!table) throw new Error("There is no table of results.");
  expect(differences(table, await answer("Eight segments"))).toEqual([]);
});

describe("the numbers in the text come from the model and the data:", () => {
  const { segments, total, movements } = results;
  const [core, atRisk] = [worthOf(segments, "core"), worthOf(segments, "at risk")];
  const each = ({ contribution, customers }: typeof core) => perCustomer(contribution, customers);
  const count = (value: number) => value.toLocaleString("en");

  test("the size of the data", () => {
    expect(page).toContain(
      `${count(bank.customers.length)} customers and ${count(bank.transactions.length)} transactions`,
    );
    const scored = activityOf(bank, RUNS.now).size;
    expect(page).toContain(`Of the 3,000 customers, ${count(scored)} have a score`);
    expect(page).toContain(`The other ${3_000 - scored} made no transactions of their own`);
  });

  test("what the core and those at risk are worth, and when a campaign pays", () => {
    expect(core.customers / total.customers).toBeCloseTo(0.25, 2);
    const share = Math.round((100 * core.contribution) / total.contribution);
    expect(page).toContain(`the core, brings ${share}% of the contribution`);
    const gain = each(core) - each(atRisk);
    expect(page).toContain(
      `The ${atRisk.customers} at risk are worth €${each(atRisk).toFixed(2)} each, a core customer €${each(core).toFixed(2)}. Winning one back gains the difference, €${gain.toFixed(2)} a year`,
    );
    const needed = 100 * (breakEvenResponse(results, baseInputs) ?? Number.NaN);
    expect(page).toContain(`pays only if ${needed.toFixed(1)}% of those who get it come back`);
  });

  test("who moved", () => {
    const ofOctober = Object.values(movements.core).reduce((sum, moved) => sum + moved, 0);
    expect(page).toContain(
      `Of the ${ofOctober} core customers of October, ${movements.core.core} were still core in November and ${movements.core.steady} had slipped to steady`,
    );
    const activity = [...activityOf(bank, RUNS.now).values()];
    const notRecent = rfmScores(activity).flatMap(({ recency }, index) =>
      recency === 3 ? [activity[index]?.daysSinceBooking ?? 0] : [],
    );
    expect(page).toContain(`their last booking was at least ${Math.min(...notRecent)} days ago`);
    expect(movements.core["at risk"]).toBe(0);
    expect(page).toContain(`${movements.steady["at risk"]} moved there from steady`);
  });

  test("how many would have no bookings if standing orders counted", () => {
    const counted = bank.transactions.map((own) => ({ ...own, standingOrder: false }));
    const active = activityOf({ ...bank, transactions: counted }, RUNS.now).size;
    expect(page).toContain(`only ${3_000 - active} customers instead of 315`);
  });
});
