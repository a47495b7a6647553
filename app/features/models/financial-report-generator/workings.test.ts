import { afterEach, expect, test, vi } from "vitest";
import { workings } from "./workings.ts";

afterEach(() => vi.unstubAllGlobals());

test("the sheet of one’s own case is made from the text that this tab keeps", () => {
  const text = "account,name,balance\n1010,Bank,5.50\n4000,Fees,-5.50";
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => (key === "trial-balance" ? text : null),
  });
  expect(workings.readText?.()).toBe(text);
  const values = workings.valuesOf("case=own");
  expect(values.profit).toBe(5.5);
  expect(values.accountName).toEqual(["Bank", "Fees", ...blank(148)]);
});

test("an account that was moved is on its line in the sheet too", () => {
  const [before] = workings.valuesOf("").staff as number[];
  const [after] = workings.valuesOf("map=6400.staff").staff as number[];
  expect((after ?? 0) - (before ?? 0)).toBe(2_430);
});

test("a file with problems has no figures and no accounts", () => {
  const values = workings.valuesOf("case=errors");
  expect([values.profit, values.operatingCash, values.liquidity, values.checks]).toEqual([
    ...["None", "None", "None", 2],
  ]);
  expect(values.accountName).toEqual(blank(150));
});

function blank(count: number): string[] {
  return Array.from({ length: count }, () => "");
}
