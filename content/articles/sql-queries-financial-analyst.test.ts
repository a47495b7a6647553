import { readFileSync } from "node:fs";
import type { PGlite } from "@electric-sql/pglite";
import { beforeAll, describe, expect, test } from "vitest";
import { ledgerFiles, readLedger } from "#content/data/sales/test-ledger.ts";
import { openDatabase, runQuery } from "#content/data/test-database.ts";
import { differences, readSamples } from "./samples/test-samples.ts";

const article = readFileSync(new URL("sql-queries-financial-analyst.mdx", import.meta.url), "utf8");
const samples = readSamples(article);
let database: PGlite;

beforeAll(async () => {
  database = await openDatabase("sales", ledgerFiles);
});

test("the article works through the five queries in the order of the specification", () => {
  expect(samples.map(({ heading, language }) => [heading, language])).toEqual([
    ["1. Monthly revenue trend", "sql"],
    ["2. Customer lifetime value", "sql"],
    ["3. Top products by profit margin", "sql"],
    ["4. Cohort retention", "sql"],
    ["5. Rolling 12-month revenue", "sql"],
  ]);
  expect(article).toContain("The remaining five queries are coming soon.");
});

describe("each result table is what PostgreSQL answers", () => {
  test.each(samples.map((sample) => [sample.heading, sample] as const))("%s", async (_, sample) => {
    if (!sample.table) throw new Error("No result table follows this query.");
    // date_trunc of a date is a timestamp with time zone, so the session's zone must not matter.
    for (const zone of ["UTC", "Europe/Berlin", "America/New_York", "Pacific/Auckland"]) {
      await database.exec(`SET TIME ZONE '${zone}'`);
      expect(differences(sample.table, await runQuery(database, sample.code))).toEqual([]);
    }
  });
});

/** The answers once more in plain TypeScript, in cents, from the raw ledger and without SQL. */
describe("the queries agree with a recomputation that shares nothing with them", () => {
  const { customers, products, orders, orderItems } = readLedger();
  const completed = new Map(
    orders.filter(({ status }) => status === "completed").map((order) => [order.orderId, order]),
  );
  const lines = orderItems.flatMap((item) => {
    const order = completed.get(item.orderId);
    return order ? [{ ...item, ...order, month: order.orderDate.slice(0, 7) }] : [];
  });
  const months = [2021, 2022, 2023]
    .flatMap((year) =>
      Array.from({ length: 12 }, (_, m) => `${year}-${`${m + 1}`.padStart(2, "0")}`),
    )
    .slice(3);
  const revenueOf = (month: string) =>
    sum(lines.filter((line) => line.month === month).map((line) => line.quantity * line.unitPrice));

  test("monthly revenue, growth and growth on the year before, and what the charts draw", async () => {
    const expected = months.map((month, index) => [
      month,
      rounded(revenueOf(month) / 100, 0),
      growth(revenueOf(month), months[index - 1]),
      growth(revenueOf(month), months[index - 12]),
    ]);
    expect((await answer(1)).rows).toEqual(expected);
    const charted = readFileSync("content/data/monthly-revenue.csv", "utf8").trim().split("\n");
    expect(charted.slice(1)).toEqual(expected.map(([month, revenue]) => `${month},${revenue}`));

    const sums = readFileSync("content/data/rolling-revenue.csv", "utf8").trim().split("\n");
    expect(sums.slice(1)).toEqual((await answer(5)).rows.map((row) => row.join(",")));
    const cohorts = readFileSync("content/data/cohort-retention.csv", "utf8").trim().split("\n");
    // The last cohort has no quarter to come back in.
    const retained = (await answer(4)).rows.slice(0, -1);
    expect(cohorts.slice(1)).toEqual(
      retained.map(([name, size, ...rates]) => [`${name} (${size})`, ...rates].join(",")),
    );

    // The titles of the charts.
    expect(revenueOf("2022-08")).toBe(0);
    const afterAYear = retained.flatMap((row) => row.slice(-1)).filter((rate) => rate !== null);
    expect(Math.min(...afterAYear.map(Number))).toBeGreaterThanOrEqual(50);
    const rolling = sums.slice(1).map((row) => Number(row.split(",")[1]));
    expect((rolling.at(-1) ?? 0) / (rolling[0] ?? 0)).toBeGreaterThan(2);

    function growth(cents: number, base: string | undefined) {
      if (base === undefined || revenueOf(base) === 0) return null;
      return rounded((cents / revenueOf(base) - 1) * 100, 1);
    }
  });

  test("lifetime value of every customer, best first", async () => {
    const values = customers
      .map(({ customerId, name }) => {
        const own = lines.filter((line) => line.customerId === customerId);
        const value = sum(own.map((line) => line.quantity * (line.unitPrice - line.unitCost)));
        return { name, value, orders: new Set(own.map((line) => line.orderId)).size, customerId };
      })
      .sort((a, b) => b.value - a.value || a.customerId - b.customerId);
    const { rows } = await answer(2);
    expect(rows.map(([name, , count, , value]) => [name, count, value])).toEqual(
      values.map(({ name, orders, value }) => [name, `${orders}`, rounded(value / 100, 0)]),
    );
  });

  test("profit margin of products, the ten highest", async () => {
    const margins = products
      .map(({ productId, name }) => {
        const own = lines.filter((line) => line.productId === productId);
        const revenue = sum(own.map((line) => line.quantity * line.unitPrice));
        const cost = sum(own.map((line) => line.quantity * line.unitCost));
        return { name, margin: (revenue - cost) / revenue };
      })
      .filter(({ margin }) => Number.isFinite(margin))
      .sort((a, b) => b.margin - a.margin)
      .slice(0, 10);
    const { rows } = await answer(3);
    expect(rows.map(([name, , , margin]) => [name, margin])).toEqual(
      margins.map(({ name, margin }) => [name, rounded(100 * margin, 1)]),
    );
  });

  test("retention of each quarterly cohort, and nothing where the quarter has not come", async () => {
    const quarter = (date: string) =>
      Number(date.slice(0, 4)) * 4 + Math.floor((Number(date.slice(5, 7)) - 1) / 3);
    const last = 2023 * 4 + 3;
    const quartersOf = (customerId: number) =>
      lines.filter((line) => line.customerId === customerId).map((o) => quarter(o.orderDate));
    const histories = customers.map((customer) => quartersOf(customer.customerId));
    const expected = Array.from({ length: 11 }, (_, index) => last - 10 + index)
      .map((cohort) => ({ cohort, members: histories.filter((q) => Math.min(...q) === cohort) }))
      .map(({ cohort, members }) => [
        `${Math.floor(cohort / 4)}-Q${(cohort % 4) + 1}`,
        `${members.length}`,
        ...[1, 2, 3, 4].map((n) => {
          if (cohort + n > last) return null;
          const kept = members.filter((q) => q.includes(cohort + n)).length;
          return rounded((100 * kept) / members.length, 0);
        }),
      ]);
    expect((await answer(4)).rows).toEqual(expected);
  });

  test("rolling revenue of the last 24 months, only where twelve months are there", async () => {
    const expected = months.slice(-24).map((month) => {
      const end = months.indexOf(month) + 1;
      const window = months.slice(Math.max(0, end - 12), end);
      const whole = window.length === 12 ? rounded(sum(window.map(revenueOf)) / 100, 0) : null;
      return [month, rounded(revenueOf(month) / 100, 0), whole];
    });
    expect((await answer(5)).rows).toEqual(expected);
  });
});

describe("what the prose claims about the data holds", () => {
  test("table sizes and canceled orders", async () => {
    for (const [table, rows] of [
      ["customers", "84"],
      ["products", "15"],
      ["orders", "845"],
      ["order_items", "2,187"],
    ]) {
      expect(article).toContain(`| ${table} | ${rows} |`);
      const count = await value(`SELECT COUNT(*) FROM ${table}`);
      expect(count).toBe(rows?.replace(",", ""));
    }
    expect(await value("SELECT COUNT(*) FROM orders WHERE status = 'canceled'")).toBe("39");
    expect(article).toContain("39 of the orders were canceled");
  });

  test("counting lines as orders inflates Linden Café as described", async () => {
    const { rows } = await runQuery(
      database,
      `SELECT COUNT(*), ROUND(AVG(quantity * unit_price))
       FROM customers JOIN orders USING (customer_id) JOIN order_items USING (order_id)
       WHERE status = 'completed' AND name = 'Linden Café'`,
    );
    expect(rows).toEqual([["84", "255"]]);
    expect(article).toContain('84 "orders" of €255 instead of 32 of €669');
  });

  test("three customers never completed an order", async () => {
    const { rows } = await answer(2);
    expect(rows.filter(([, , orders]) => orders === "0")).toHaveLength(3);
  });

  test("averaging line margins swaps Decaf and the scale as described", async () => {
    const { rows } = await runQuery(
      database,
      `SELECT name, ROUND(100 * AVG((unit_price - unit_cost) / unit_price), 1)
       FROM products JOIN order_items USING (product_id) JOIN orders USING (order_id)
       WHERE status = 'completed' AND name IN ('Decaf 1 kg', 'Barista scale') GROUP BY name
       ORDER BY 2 DESC`,
    );
    expect(rows).toEqual([
      ["Decaf 1 kg", "32.1"],
      ["Barista scale", "31.5"],
    ]);
    expect(article).toContain("Decaf shows 32.1% and overtakes the scale at 31.5%");
  });

  test("without NULLS LAST the free sample tops the margin list", async () => {
    const careless = (samples[2]?.code ?? "").replace("NULLS LAST", "");
    expect((await runQuery(database, careless)).rows[0]?.[0]).toBe("Tasting set");
  });

  test("filtering before the window leaves eleven of the 24 sums without twelve months", async () => {
    const careless = (samples[4]?.code ?? "").replace(
      "WHERE  status = 'completed'\n),",
      "WHERE  status = 'completed' AND order_date >= '2022-01-01'\n),",
    );
    const { rows } = await runQuery(database, careless);
    expect(rows.filter(([, , rolling]) => rolling === null)).toHaveLength(11);
  });

  test("the rolling sum ends where the text says and never moves by more than 12% a month", async () => {
    const rolling = (await answer(5)).rows.flatMap(([, , r]) => (r === null ? [] : [Number(r)]));
    expect(rolling.at(-1)).toBe(216_552);
    const moves = rolling.slice(1).map((now, index) => Math.abs(now / (rolling[index] ?? now) - 1));
    expect(Math.max(...moves)).toBeLessThan(0.12);
    expect(Math.max(...moves)).toBeGreaterThan(0.11);
    expect(Math.max(...(await answer(5)).rows.map(([, revenue]) => Number(revenue)))).toBe(25_032);
  });
});

function answer(query: number) {
  return runQuery(database, samples[query - 1]?.code ?? "");
}

async function value(sql: string) {
  return (await runQuery(database, sql)).rows[0]?.[0];
}

function sum(values: readonly number[]) {
  return values.reduce((total, next) => total + next, 0);
}

/** Half away from zero, as PostgreSQL rounds numerics. */
function rounded(value: number, digits: number) {
  const scale = 10 ** digits;
  const units = Math.sign(value) * Math.round(Math.abs(value) * scale + 1e-9);
  return (units / scale).toFixed(digits);
}
