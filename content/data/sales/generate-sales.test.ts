import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { generateSales, salesAsCsv } from "./generate-sales.ts";

describe("the shipped sales ledger", () => {
  const sales = generateSales();

  test.each(Object.entries(salesAsCsv(sales)))("%s is what the generator writes", (name, text) => {
    expect(readFileSync(new URL(name, import.meta.url), "utf8")).toBe(text);
  });

  test("orders run from April 2021 to December 2023, on weekdays, with none in August 2022", () => {
    const dates = sales.orders.map(({ orderDate }) => orderDate);
    const months = new Set(dates.map((date) => date.slice(0, 7)));
    expect(dates[0]).toMatch(/^2021-04/);
    expect(dates.at(-1)).toMatch(/^2023-12/);
    expect(months.size).toBe(32);
    expect(months).not.toContain("2022-08");
    expect(dates.filter((date) => new Date(date).getUTCDay() % 6 === 0)).toEqual([]);
  });

  test("another seed gives another ledger", () => {
    expect(generateSales(1).orders).not.toEqual(sales.orders);
  });

  test("a comma inside a product name is quoted", () => {
    expect(salesAsCsv(sales)["products.csv"]).toContain('"Paper cups, 1,000"');
  });
});
