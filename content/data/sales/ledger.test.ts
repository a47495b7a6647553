import { expect, test } from "vitest";
import { readLedger } from "./test-ledger.ts";

test("orders run from April 2021 to December 2023, on weekdays, with none in August 2022", () => {
  const dates = readLedger().orders.map(({ orderDate }) => orderDate);
  const months = new Set(dates.map((date) => date.slice(0, 7)));
  expect(dates[0]).toMatch(/^2021-04/);
  expect(dates.at(-1)).toMatch(/^2023-12/);
  expect(months.size).toBe(32);
  expect(months).not.toContain("2022-08");
  expect(dates.filter((date) => new Date(date).getUTCDay() % 6 === 0)).toEqual([]);
});
