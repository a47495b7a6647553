import { expect, test } from "vitest";
import { flowsOf, type Market } from "./holding.ts";
import { newBond, openingPortfolio, portfolios } from "./presets.ts";

const market: Market = portfolios[openingPortfolio].inputs;

test("a bond has the payments of the day it is valued on, also after another day", () => {
  const yearsUntilFirst = (settlement: Market["settlement"]) =>
    flowsOf(newBond, { ...market, settlement })?.flows[0]?.years;
  const firstDay = yearsUntilFirst("2026-01-15");
  const laterDay = yearsUntilFirst("2026-02-16");
  expect(laterDay).toBeLessThan(firstDay ?? 0);
  expect(yearsUntilFirst("2026-01-15")).toBe(firstDay);
});

test("the payments of a bond are not searched again while only the curve moves", () => {
  const found = flowsOf(newBond, market);
  expect(flowsOf(newBond, { ...market, rate2: market.rate2 + 0.01 })).toBe(found);
});
