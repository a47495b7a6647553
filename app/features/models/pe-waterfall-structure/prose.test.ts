import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Agreement } from "#models/waterfall/agreement.ts";
import { waterfallCases } from "#models/waterfall/inputs.ts";
import { type WaterfallResults, waterfallResults } from "#models/waterfall/results.ts";
import type { ScenarioName } from "#models/waterfall/scenarios.ts";
import { standardTerms } from "#models/waterfall/terms.ts";

const text = "content/projects/pe-waterfall-structure.mdx";
const prose = (existsSync(text) ? readFileSync(text, "utf8") : "")
  .replaceAll("&nbsp;", " ")
  .replaceAll("\\%", "%");

/** Every number of a section, in the order it is read. */
function figuresUnder(heading: string) {
  const section = prose.split(/^## /m).find((part) => part.startsWith(heading)) ?? "";
  return section.match(/−?\d+(?:\.\d+)?%?/g) ?? [];
}

const millions = (euro: number, digits = 1) => (euro / 1_000_000).toFixed(digits);
const percent = (fraction: number, digits = 1) =>
  `${(fraction * 100).toFixed(digits)}%`.replace("-", "−");

function outcome(name: ScenarioName, agreed: Partial<Agreement> = {}) {
  const results = waterfallResults({ ...waterfallCases[name], ...agreed }, standardTerms);
  if (results.lpIrr.kind !== "rate") throw new Error(`${name} has no single IRR`);
  return { ...results, lpIrr: results.lpIrr.rate };
}

function firstCarry({ years }: Pick<WaterfallResults, "years">) {
  return String(years.find(({ received }) => received.gp > 0)?.year);
}

function sum(years: readonly { distributed: number }[]) {
  return years.reduce((total, { distributed }) => total + distributed, 0);
}

const terms = {
  fee: percent(standardTerms.managementFeeRate),
  preferred: percent(standardTerms.preferredRate, 0),
  carry: percent(standardTerms.carryShare, 0),
  hurdle: percent(standardTerms.hurdleIrr, 0),
  lpShare: percent(1 - standardTerms.carryShare, 0),
  half: percent(standardTerms.carryShareAboveHurdle, 0),
};

// An owner may remove the page and keep the model.
describe.skipIf(prose === "")("the prose beside the model", () => {
  test("states the tiers by the terms of the model", () => {
    expect(figuresUnder("Distribution priority")).toEqual([
      ...["1", "100%"],
      ...["2", "100%", terms.preferred],
      ...["3", "100%", terms.carry],
      ...["4", terms.lpShare, terms.carry, terms.hurdle],
      ...["4", terms.half, terms.half],
      // The preferred return compounds, and the catch-up of 2 against 8.
      ...[terms.preferred, "2%", "8", "2", "80", "20"],
      ...["8%", "20", "80", "2%"],
      // The hurdle balance, and what closing a gap of 80 takes.
      ...[terms.hurdle, terms.hurdle, terms.hurdle, terms.lpShare, "80", "100"],
    ]);
  });

  test("states the fee as the model charges it", () => {
    const { years, managementFees } = outcome("base");
    const { committedCapital } = waterfallCases.base;
    const yearly = years[0]?.managementFee ?? 0;
    const { managementFees: feesOnInvested } = outcome("base", { feeBasis: "invested" });
    const invested = waterfallCases.base.years.reduce((sum, year) => sum + year.invested, 0);
    expect(figuresUnder("Management fee structure")).toEqual([
      ...[terms.fee, millions(committedCapital, 0), millions(yearly), millions(managementFees, 0)],
      ...[millions(committedCapital, 0), millions(invested, 0)],
      ...[millions(feesOnInvested), millions(managementFees, 0)],
    ]);
  });

  test("states what deal by deal and a clawback change as the model finds it", () => {
    const [fund, deals] = [outcome("base"), outcome("base", { carryBasis: "deals" })];
    const [loss, clawed] = [
      outcome("downside", { carryBasis: "deals" }),
      outcome("downside", { carryBasis: "deals", clawback: "on" }),
    ];
    const dealYears = waterfallCases.downside.years;
    const firstReturned = sum(dealYears.filter(({ deal }) => deal === 1));
    expect(figuresUnder("Whole fund or deal by deal")).toEqual([
      ...[firstCarry(deals), firstCarry(fund), millions(deals.received.gp)],
      millions(fund.received.gp),
      ...[millions(firstReturned), millions(dealYears[0]?.invested ?? 0, 0)],
      ...[firstCarry(loss), millions(loss.received.gp)],
      ...[millions(loss.distributed - firstReturned), "60"],
      ...[millions(loss.paidIn - loss.distributed), millions(loss.received.gp)],
      ...[terms.preferred, terms.carry, terms.hurdle, millions(clawed.clawback)],
    ]);
    expect(clawed.received.gp).toBe(0);
    expect(outcome("base", { carryBasis: "deals", clawback: "on" }).clawback).toBeLessThan(1);
  });

  test("states the three outcomes as the model finds them", () => {
    const [downside, base, upside] = [outcome("downside"), outcome("base"), outcome("upside")];
    const { committedCapital, years } = waterfallCases.base;
    const calls = years.map((year) => year.invested).filter((invested) => invested > 0);
    const invested = millions(
      calls.reduce((sum, call) => sum + call, 0),
      0,
    );
    const caughtUp = base.years.find((year) => year.tiers.carriedInterest.gp > 0);
    const pastHurdle = upside.years.find((year) => year.tiers.carriedInterestAboveHurdle.gp > 0);
    const halves = upside.tiers.carriedInterestAboveHurdle;

    expect(figuresUnder("Scenario analysis")).toEqual([
      ...[millions(committedCapital, 0), invested, ...calls.map((call) => millions(call, 0))],
      millions(base.managementFees, 0),
      ...[millions(downside.distributed), invested, percent(downside.lpIrr)],
      ...[millions(base.distributed), millions(base.received.lp), base.multiple?.lp.toFixed(2)],
      ...[percent(base.lpIrr), String(caughtUp?.year)],
      ...[millions(base.received.gp), millions(base.distributed - base.paidIn)],
      ...[millions(upside.distributed), millions(upside.received.lp)],
      ...[terms.hurdle, String(pastHurdle?.year), percent(upside.lpIrr)],
      ...[millions(halves.lp + halves.gp), percent(upside.gpShareOfProfit ?? 0)],
      ...[millions(upside.tiers.preferredReturn.lp), millions(base.tiers.preferredReturn.lp)],
    ]);
  });

  test("says in words what the figures beside them show", () => {
    const [downside, base] = [outcome("downside"), outcome("base")];
    expect(downside.received.gp).toBe(0);
    expect(downside.received.lp).toBe(downside.tiers.returnOfCapital.lp);
    expect(base.gpShareOfProfit).toBeCloseTo(1 / 5, 12);
    expect(base.tiers.carriedInterestAboveHurdle.lp).toBe(0);
  });
});
