import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { sheet as fundSheet } from "#models/fund/sheet.ts";
import { sheet } from "#models/waterfall/sheet.ts";

const prose = readFileSync("content/projects/pe-waterfall-structure.mdx", "utf8")
  .replaceAll("&nbsp;", " ")
  .replaceAll("\\%", "%");

/** Every figure of a section, in the order it is read, without the version of a standard. */
function figuresUnder(heading: string) {
  const section = prose.split(/^## /m).find((part) => part.startsWith(heading)) ?? "";
  return section.replace("Principles 3.0", "").match(/−?\d+(?:\.\d+)?%?/g) ?? [];
}

const millions = (euro: number, digits = 1) => (euro / 1_000_000).toFixed(digits);
const percent = (fraction: number, digits = 1) =>
  `${(fraction * 100).toFixed(digits)}%`.replace("-", "−");

type Inputs = Parameters<typeof sheet.calculate>[0];

function outcome(name: keyof typeof sheet.presets, agreed: Partial<Inputs> = {}) {
  return sheet.calculate({ ...sheet.presets[name].inputs, ...agreed });
}

function sum(amounts: readonly number[]) {
  return amounts.reduce((total, amount) => total + amount, 0);
}

const [downside, base, upside] = [outcome("downside"), outcome("base"), outcome("upside")];
const { years } = sheet.presets.base.inputs;

const terms = {
  fee: percent(base.number("managementFeeRate")),
  preferred: percent(base.number("preferredRate"), 0),
  carry: percent(base.number("carryShare"), 0),
  hurdle: percent(base.number("hurdleIrr"), 0),
  lpShare: percent(1 - base.number("carryShare"), 0),
  half: percent(base.number("carryShareAboveHurdle"), 0),
};

describe("the prose beside the model", () => {
  test("states the tiers by the terms of the model", () => {
    expect(figuresUnder("Distribution priority")).toEqual([
      ...["1", "100%"],
      ...["2", "100%", terms.preferred],
      ...["3", "100%", terms.carry],
      ...["4", terms.lpShare, terms.carry, terms.hurdle],
      ...["4", terms.half, terms.half],
      // The preferred return compounds, and the catch-up of 2 against 8.
      ...[terms.preferred, "365", "365", "100%", "2%", "8", "2", "80", "20"],
      ...["8%", "20", "80", "2%"],
      // The hurdle balance, and what closing a gap of 80 takes.
      ...[terms.hurdle, terms.hurdle, terms.hurdle, terms.lpShare, "80", "100"],
    ]);
  });

  test("states the fee as the model charges it", () => {
    const committed = millions(base.number("committedCapital"), 0);
    const fees = millions(base.total("managementFee"), 0);
    const onInvested = outcome("base", { feeBasis: "invested" }).total("managementFee");
    expect(figuresUnder("Management fee structure")).toEqual([
      ...[terms.fee, committed, millions(base.numberAt("managementFee", 1)), fees],
      ...[committed, millions(base.total("invested"), 0)],
      ...[
        millions(onInvested),
        fees,
        millions(fundSheet.calculate(fundSheet.opening).total("fee")),
      ],
    ]);
    const saved = (fee: number) => 1 - fee / base.total("managementFee");
    expect(prose).toContain("pays from a quarter to over a third less in fees");
    expect(saved(onInvested)).toBeCloseTo(1 / 4, 1);
    expect(saved(fundSheet.calculate(fundSheet.opening).total("fee"))).toBeGreaterThan(1 / 3);
    const drawn = readFileSync("content/data/management-fee.csv", "utf8").match(/[\d.]+$/gm);
    expect(drawn).toEqual([
      millions(base.total("managementFee")),
      millions(onInvested),
      millions(fundSheet.calculate(fundSheet.opening).total("fee")),
    ]);
  });

  test("states what deal by deal and a clawback change as the model finds it", () => {
    const deals = outcome("base", { carryBasis: "deals" });
    const loss = outcome("downside", { carryBasis: "deals" });
    const clawed = outcome("downside", { carryBasis: "deals", clawback: "on" });
    const interim = { carryBasis: "deals", clawback: "interim" } as const;
    const [secured, early] = [outcome("downside", interim), outcome("base", interim)];
    const firstHeld = 1 + early.numbers("escrowNeeded").findIndex((amount) => amount > 0);
    const held = early.numberAt("escrowNeeded", firstHeld);
    const first = sheet.presets.downside.inputs.years.filter(({ deal }) => deal === 1);
    const firstReturned = sum(first.map(({ distributed }) => distributed));
    const distributed = loss.total("distributed");
    expect(figuresUnder("Whole fund or deal by deal")).toEqual([
      ...[deals, base].map((one) => String(one.value("firstCarry"))),
      ...[deals, base].map((one) => millions(one.number("carry"))),
      ...[deals, base].map((one) => one.number("lpMultiple").toFixed(2)),
      ...[deals, base].map((one) => percent(one.number("lpIrr"))),
      ...[millions(firstReturned), millions(first[0]?.invested ?? 0, 0)],
      ...[String(loss.value("firstCarry")), millions(loss.number("carry"))],
      ...[millions(distributed - firstReturned), "60"],
      ...[millions(loss.total("paidIn") - distributed), millions(loss.number("carry"))],
      ...[terms.preferred, terms.carry, terms.hurdle, millions(clawed.number("clawbackDue"))],
      ...[millions(secured.numberAt("escrowNeeded", 8)), millions(held), String(firstHeld)],
    ]);
    expect(secured.numberAt("gpFromTiers", 8)).toBe(secured.numberAt("escrowNeeded", 8));
    expect(early.numbers("escrowNeeded").filter((amount) => amount > 0)).toEqual([held]);
    expect(clawed.value("carry")).toBe(0);
    const kept = outcome("base", { carryBasis: "deals", clawback: "on" });
    expect(kept.number("clawbackDue")).toBeLessThan(1);
  });

  test("states the three outcomes as the model finds them", () => {
    const calls = years.map((year) => year.invested).filter((invested) => invested > 0);
    const invested = millions(sum(calls), 0);
    const firstYear = (carry: readonly number[]) => String(1 + carry.findIndex((one) => one > 0));
    expect(figuresUnder("Scenario analysis")).toEqual([
      millions(base.number("committedCapital"), 0),
      ...[invested, ...calls.map((call) => millions(call, 0))],
      millions(base.total("managementFee"), 0),
      ...[millions(downside.total("distributed")), invested, percent(downside.number("lpIrr"))],
      ...[millions(base.total("distributed")), millions(base.total("toLps"))],
      ...[base.number("lpMultiple").toFixed(2), percent(base.number("lpIrr"))],
      ...[firstYear(base.numbers("sharedGp")), terms.hurdle],
      ...[millions(base.number("carry")), millions(base.number("profit"))],
      ...[millions(upside.total("distributed")), millions(upside.total("toLps"))],
      ...[terms.hurdle, firstYear(upside.numbers("sharedAboveGp"))],
      percent(upside.number("lpIrr")),
      ...[millions(upside.total("sharedAbove")), percent(upside.number("gpShare"))],
      ...[upside, base].map((one) => millions(one.total("preferredReturn"))),
    ]);
  });

  test("states gross and net as the models find them, and why the other page differs", () => {
    const fund = fundSheet.presets.base.inputs;
    const ends = [{}, { investmentYears: 10 }].map((changes) =>
      fundSheet.calculate({ ...fund, quarter: 40, ...changes }).number("tvpi"),
    );
    const [stepDown = NaN, onCommitment = NaN] = ends;
    expect(figuresUnder("Gross and net")).toEqual([
      ...[base.number("grossMultiple").toFixed(2), percent(base.number("grossIrr"))],
      ...[base.number("lpMultiple").toFixed(2), percent(base.number("lpIrr"))],
      ...[stepDown.toFixed(2), "10", "40", onCommitment.toFixed(2)],
    ]);
    expect(onCommitment).toBeCloseTo(base.number("lpMultiple"), 9);
  });

  test("says in words what the figures beside them show", () => {
    expect(downside.value("carry")).toBe(0);
    expect(downside.total("toLps")).toBe(downside.total("returnOfCapital"));
    expect(base.value("gpShare")).toBeCloseTo(1 / 5, 12);
    expect(base.total("sharedAbove")).toBe(0);
  });
});
