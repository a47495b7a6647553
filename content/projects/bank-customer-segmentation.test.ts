import { readFileSync } from "node:fs";
import type { PGlite } from "@electric-sql/pglite";
import { beforeAll, describe, expect, test } from "vitest";
import { differences, readSamples } from "#content/articles/samples/test-samples.ts";
import { customersAsCsv, generateCustomers } from "#content/data/customers/generate-customers.ts";
import { activityOf, RUNS, scoreCustomers } from "#content/data/customers/score-customers.ts";
import { openDatabase, runQuery } from "#content/data/test-database.ts";
import { rfmScores } from "#models/segmentation/rfm.ts";
import { segments, sheet } from "#models/segmentation/sheet.ts";

const page = readFileSync(new URL("bank-customer-segmentation.mdx", import.meta.url), "utf8");

/** The page's table of segments: | **Recency 4–5** | Core | … |, with a column for each range of value scores. */
const valueRanges = [
  ...(/^\| Score \|( Value [\d–]+ \|)+$/m.exec(page)?.[0] ?? "").matchAll(/Value ([\d–]+)/g),
];
const named = [...page.matchAll(/^\| \*\*Recency ([\d–]+)\*\* \|(.+)\|$/gm)].flatMap(
  ([, recency = "", cells = ""]) =>
    cells.split("|").map((cell, column) => ({
      segment: cell.trim().toLowerCase(),
      recency: rangeOf(recency),
      value: rangeOf(valueRanges[column]?.[1] ?? ""),
    })),
);

function rangeOf(text: string) {
  const [low = Number.NaN, high = low] = text.split("–").map(Number);
  return { low, high };
}

const figures = sheet.calculate(sheet.opening);

/** The data has customers with every combination of scores. */
const segmentByScores = new Map(
  figures.line("segmentNow").map((segment, row) => {
    const scores = [figures.numbers("recencyNow")[row], figures.numbers("valueNow")[row]];
    return [scores.join(), String(segment).replace("\u00a0", " ")];
  }),
);

function segmentOf({ recency, value }: { recency: number; value: number }) {
  return segmentByScores.get([recency, value].join());
}

test("every combination of scores is in one cell, and that names the model’s segment", () => {
  expect(new Set(named.map(({ segment }) => segment)).size).toBe(8);
  const scores = [1, 2, 3, 4, 5];
  for (const recency of scores) {
    for (const value of scores) {
      const cells = named.filter(
        (cell) =>
          cell.recency.low <= recency &&
          recency <= cell.recency.high &&
          cell.value.low <= value &&
          value <= cell.value.high,
      );
      expect(cells.map(({ segment }) => segment)).toEqual([segmentOf({ recency, value })]);
    }
  }
});

const samples = readSamples(page);
const bank = generateCustomers();
let database: PGlite;

beforeAll(async () => {
  database = await openDatabase("customers", customersAsCsv(bank));
});

function answer(heading: string) {
  const sample = samples.find((one) => one.heading === heading);
  if (!sample) throw new Error(`No query under "${heading}".`);
  return runQuery(database, sample.code);
}

/** Customers who were in a segment in October, by the one they are in now. */
function movedFrom(segment: number) {
  return figures.numbers(`moved${segment}` as "moved1");
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
      const position = String(segment).replace(" ", "\u00a0");
      expect(Number(customers)).toBe(figures.at("customers", position));
      expect(Number(contribution)).toBeCloseTo(figures.numberAt("contribution", position), -0.4);
    }
  });

  test("segments, one by one", async () => {
    const query = samples.find(({ heading }) => heading === "Eight segments")?.code ?? "";
    const main = query.lastIndexOf("\nSELECT segment,");
    const each = `${query.slice(0, main)} SELECT customer_id, segment FROM segments ORDER BY customer_id`;
    const { rows } = await runQuery(database, each);
    expect(rows).toEqual(
      scoreCustomers(bank).map(({ customerId, now }) => [String(customerId), segmentOf(now)]),
    );
  });

  test("movements", async () => {
    const { rows } = await answer("Movement");
    const named = segments.map((segment) => segment.replace("\u00a0", " "));
    const moved = named.flatMap((from, row) =>
      movedFrom(row + 1).flatMap((count, to) =>
        count > 0 ? [[from, named[to], String(count)]] : [],
      ),
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
  const { number, total } = figures;
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
    expect(number("coreShare")).toBeCloseTo(0.25, 2);
    const share = Math.round((100 * number("coreWorth")) / total("contribution"));
    expect(page).toContain(`the core, brings ${share}% of the contribution`);
    const euro = (name: "atRiskEach" | "coreEach" | "gainFromOne") => `€${number(name).toFixed(2)}`;
    expect(page).toContain(
      `The ${number("atRisk")} at risk are worth ${euro("atRiskEach")} each, a core customer ${euro("coreEach")}. Winning one back gains the difference, ${euro("gainFromOne")} a year`,
    );
    const needed = 100 * number("needed");
    expect(page).toContain(
      `breaks even only if it wins back ${needed.toFixed(1)}% of those who get it`,
    );
  });

  test("who moved", () => {
    const [fromCore, fromSteady] = [movedFrom(1), movedFrom(4)];
    const to = (segment: (typeof segments)[number]) => segments.indexOf(segment);
    const ofOctober = fromCore.reduce((sum, moved) => sum + moved, 0);
    expect(page).toContain(
      `Of the ${ofOctober} core customers of October, ${fromCore[to("core")]} were still core in November and ${fromCore[to("steady")]} had slipped to steady`,
    );
    const activity = [...activityOf(bank, RUNS.now).values()];
    const notRecent = rfmScores(activity).flatMap(({ recency }, index) =>
      recency === 3 ? [activity[index]?.daysSinceBooking ?? 0] : [],
    );
    expect(page).toContain(
      `their last transaction was at least ${Math.min(...notRecent)} days ago`,
    );
    expect(fromCore[to("at\u00a0risk")]).toBe(0);
    expect(page).toContain(`${fromSteady[to("at\u00a0risk")]} moved there from steady`);
    const fromRisk = movedFrom(6);
    const atRiskThen = fromRisk.reduce((sum, moved) => sum + moved, 0);
    expect(page).toContain(
      `Of the ${atRiskThen} at risk in October, ${fromRisk[to("core")]} were core again in November, ${(100 * number("spontaneous")).toFixed(1)}%`,
    );
  });

  test("how many kept their segment, and where the newly active came from", () => {
    const moved = segments.map((_, index) => movedFrom(index + 1));
    const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
    const share = (part: number, whole: number) => `${Math.round((100 * part) / whole)}%`;
    const kept = sum(moved.map((to, from) => to[from] ?? 0));
    const [core = [], steady = []] = [moved[0], moved[segments.indexOf("steady")]];
    expect(page).toContain(
      `In one month ${share(kept, sum(moved.flat()))} of customers kept their segment: ${share(core[0] ?? 0, sum(core))} of the core, but only ${share(steady[segments.indexOf("steady")] ?? 0, sum(steady))} of the steady`,
    );
    const wereDormant = moved[segments.indexOf("dormant")]?.[segments.indexOf("newly\u00a0active")];
    expect(page).toContain(
      `${wereDormant} of the ${figures.at("customers", "newly\u00a0active")} in that segment had been dormant in October`,
    );
  });

  test("how many would have no bookings if standing orders counted", () => {
    const counted = bank.transactions.map((own) => ({ ...own, standingOrder: false }));
    const active = activityOf({ ...bank, transactions: counted }, RUNS.now).size;
    expect(page).toContain(`only ${3_000 - active} customers instead of 315`);
  });
});
