import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { irr } from "../cash-flow/irr.ts";
import { npv } from "../cash-flow/reference/npv.ts";
import { sheet } from "./sheet.ts";
import { anyInputs, fundOf, type Inputs, type Row } from "./test-inputs.ts";

const { presets } = sheet;
type Figures = ReturnType<typeof sheet.calculate>;
type Line = Parameters<Figures["numbers"]>[0];

const millions = 1_000_000;
const payments = [
  "returnOfCapital",
  "preferredReturn",
  "catchUp",
  "shared",
  "sharedAbove",
] as const;

function figuresOf(rows: readonly Row[], agreed: Partial<Inputs> = {}) {
  return sheet.calculate(fundOf(rows, agreed));
}

/** No preferred return, and a hurdle that nobody reaches: a plain 80/20. */
function plain(rows: readonly Row[], agreed: Partial<Inputs> = {}) {
  const entered = figuresOf(rows, agreed).all();
  const calculation = sheet.sheet.calculate({ ...entered, preferredRate: 0, hurdleIrr: 100 });
  return {
    numbers: (line: Line) => calculation.line(line).map(Number).slice(0, rows.length),
    number: (name: Parameters<Figures["number"]>[0]) => Number(calculation.at(name)),
  };
}

function paidTo(figures: Figures, year: number) {
  return {
    lp: figures.numberAt("lpFromTiers", year),
    gp: figures.numberAt("gpFromTiers", year),
  };
}

describe("the scenarios", () => {
  const downside = sheet.calculate(presets.downside.inputs);
  const base = sheet.calculate(presets.base.inputs);
  const upside = sheet.calculate(presets.upside.inputs);

  test.each([downside, base, upside])("draw all 100 million committed, 15 of them fees", (one) => {
    expect(one.total("paidIn")).toBe(100 * millions);
    expect(one.total("managementFee")).toBe(15 * millions);
  });

  test("downside returns nine tenths of capital and pays no carry", () => {
    expect(downside.value("lpMultiple")).toBe(0.9);
    expect(downside.value("carry")).toBe(0);
    expect(downside.total("preferredReturn")).toBe(0);
  });

  test("base fills the catch-up, gives the GP a fifth of profit and stays below the hurdle", () => {
    expect(base.value("gpShare")).toBeCloseTo(0.2, 12);
    expect(base.value("lpMultiple")).toBeCloseTo(1.68, 12);
    expect(base.total("sharedGp")).toBeGreaterThan(0);
    expect(base.total("sharedAbove")).toBe(0);
  });

  test("upside passes the hurdle and pays every tier", () => {
    expect(upside.value("lpIrr")).toBeGreaterThan(0.22);
    for (const tier of payments) expect(upside.total(tier)).toBeGreaterThan(millions);
  });

  test("are beside every case, whatever was entered", () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const figures = sheet.calculate(inputs);
        expect(figures.value("lpIrr_base")).toBe(base.value("lpIrr"));
        expect(figures.total("toGp_upside")).toBe(upside.total("toGp"));
        expect(figures.value("gpShare_downside")).toBe("No profit");
      }),
      { numRuns: 20 },
    );
  });

  test("have beside them the same case on the other basis", () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const carryBasis = inputs.carryBasis === "fund" ? "deals" : "fund";
        const other = sheet.calculate({ ...inputs, carryBasis });
        const figures = sheet.calculate(inputs);
        for (const name of ["firstCarry", "carryPaid", "clawbackDue", "carry", "lpIrr"] as const) {
          expect(figures.value(`${name}_otherBasis`)).toBe(other.value(name));
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe("a distribution a year after 100 was drawn", () => {
  // By hand: 8 of preferred return is due then, and 122 reaches the hurdle.
  test.each([
    { distributed: 0, parts: [0, 0, 0, 0, 0] },
    { distributed: 60, parts: [60, 0, 0, 0, 0] },
    { distributed: 108, parts: [100, 8, 0, 0, 0] },
    { distributed: 109, parts: [100, 8, 1, 0, 0] },
    // The “catch-up 2%” of the terms: 8 × 20/80 = 2.
    { distributed: 110, parts: [100, 8, 2, 0, 0] },
    { distributed: 127.5, parts: [100, 8, 2, 17.5, 0] },
    { distributed: 147.5, parts: [100, 8, 2, 17.5, 20] },
  ])("of $distributed is paid down the tiers: $parts", ({ distributed, parts }) => {
    const figures = figuresOf([[100], [0, distributed]]);
    for (const [index, tier] of payments.entries()) {
      expect(figures.at(tier, 2)).toBeCloseTo(parts[index] ?? NaN, 12);
    }
  });

  test("of 147.50 gives the LPs 132 and the GP 15.50: 32% a year", () => {
    const figures = figuresOf([[100], [0, 147.5]]);
    expect(figures.total("toLps")).toBeCloseTo(132, 10);
    expect(figures.value("carry")).toBeCloseTo(15.5, 10);
    expect(figures.value("lpMultiple")).toBeCloseTo(1.32, 12);
    expect(figures.value("gpShare")).toBeCloseTo(15.5 / 47.5, 12);
    expect(figures.value("lpIrr")).toBeCloseTo(0.32, 12);
  });
});

describe("the years", () => {
  test("let the preferred return compound: 100 drawn, 8 owed in a year, 16.64 in two", () => {
    const figures = figuresOf([[100]]);
    expect(figures.numbers("preferredLeft").slice(0, 3)).toEqual([0, 8, expect.closeTo(16.64, 12)]);
  });

  test("let what the LPs are owed on the whole fund grow by the preferred return, until it is paid", () => {
    const figures = figuresOf([[100], [50], [0, 100], [0, 1_000]]);
    // By hand: 100 × 1.08 + 50 = 158, and 158 × 1.08 − 100 = 70.64.
    expect(figures.numbers("owedOnFund").slice(0, 4)).toEqual([
      ...[100, 158, expect.closeTo(70.64, 12), 0],
    ]);
  });

  test("return money drawn the same day without preferred return", () => {
    const figures = figuresOf([[100, 100]]);
    expect(figures.at("returnOfCapital", 1)).toBe(100);
    expect(figures.at("preferredLeft", 1)).toBe(0);
  });

  /** The last of four years, which pays what fills the tiers up to this one exactly. */
  function filling(...tiers: (typeof payments)[number][]) {
    const rows: Row[] = [[1_000], [500], [0, 300]];
    const fund = { committedCapital: 2_000 };
    const generous = figuresOf([...rows, [0, 1e6]], fund);
    const amount = tiers.reduce((sum, tier) => sum + generous.numberAt(tier, 4), 0);
    return figuresOf([...rows, [0, amount]], fund);
  }

  test("that stop after the preferred return earn the LPs 8% exactly", () => {
    const figures = filling("returnOfCapital", "preferredReturn");
    expect(figures.value("lpIrr")).toBeCloseTo(0.08, 12);
  });

  test("that stop after the catch-up still earn the LPs 8%, and the GP a fifth of profit", () => {
    const figures = filling("returnOfCapital", "preferredReturn", "catchUp");
    expect(figures.value("lpIrr")).toBeCloseTo(0.08, 12);
    expect(figures.value("gpShare")).toBeCloseTo(0.2, 12);
  });

  test("that stop at the hurdle earn the LPs 22% exactly", () => {
    const figures = filling("returnOfCapital", "preferredReturn", "catchUp", "shared");
    expect(figures.value("lpIrr")).toBeCloseTo(0.22, 12);
  });

  test("take what is left of rounding for no debt: a GP with its fifth catches up nothing", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000 }), (tenths) => {
        const paid = 1_000 + tenths * 0.1;
        const figures = figuresOf([[100], [0, paid], [0, 500], [0, 500]]);
        // All above the hurdle by then, where the GP takes more than its fifth.
        expect(figures.numbers("catchUp").slice(2)).toEqual(new Array(8).fill(0));
      }),
    );
  });
});

describe("the fee", () => {
  const rows: Row[] = [[40], [30], [0, 50, 1], [], [0, 20, 2], [0, 20, 2]];
  const fees = (agreed: Partial<Inputs> = {}) =>
    figuresOf(rows, { committedCapital: 100, ...agreed })
      .numbers("managementFee")
      .map((fee) => Number(fee.toFixed(10)));

  test("is 1.5% of the commitment every year until the last flow", () => {
    expect(fees()).toEqual([1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 0, 0, 0, 0]);
  });

  test("moves after the investment period to the cost of the deals held when the year begins", () => {
    // 70 held in year 3, whose end sells the deal of 40; then 30 until the other has paid its last.
    expect(fees({ feeBasis: "invested", investmentYears: 2 })).toEqual([
      ...[1.5, 1.5, 1.05, 0.45, 0.45, 0.45, 0, 0, 0, 0],
    ]);
  });

  test("runs for the life of the fund, once that is set, whether or not money still flows", () => {
    const short = fees({ fundEnd: "set", fundLife: 4 });
    expect(short).toEqual([1.5, 1.5, 1.5, 1.5, 0, 0, 0, 0, 0, 0]);
    const long = fees({ fundEnd: "set", fundLife: 7 });
    expect(long).toEqual([1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 0, 0, 0]);
  });

  test("of the standard agreement does not depend on the choices it does not use", () => {
    const { inputs } = presets.base;
    const [one, other] = [inputs, { ...inputs, investmentYears: 2, fundLife: 3 }].map((agreed) =>
      sheet.calculate(agreed).numbers("lpNetFlow"),
    );
    expect(one).toEqual(other);
  });
});

describe("a GP’s own commitment, expenses and the fee offset", () => {
  test("a commitment of a tenth pays a tenth of deals and expenses, no fee, and receives a tenth", () => {
    const agreed = { committedCapital: 100, gpCommitment: 0.1, expensesAYear: 2 };
    const figures = figuresOf([[100], [0, 150]], agreed);
    expect(figures.numbers("managementFee").slice(0, 2)).toEqual([1.35, 1.35].map(near));
    expect(figures.numbers("paidIn").slice(0, 2)).toEqual([93.15, 3.15].map(near));
    expect(figures.numbers("gpPaidIn").slice(0, 2)).toEqual([10.2, 0.2].map(near));
    expect(figures.at("gpFromCommitment", 2)).toBe(15);
    expect(figures.at("throughTiers", 2)).toBe(135);
  });

  test("an offset lowers the fee to nothing at most, and the rest is carried forward", () => {
    const agreed = { committedCapital: 100, companyFeeRate: 0.05, feeOffset: 0.8 };
    const figures = figuresOf([[50], [], [0, 60]], agreed);
    // By hand: 80% of 5% of 50 is 2, against a fee of 1.5.
    expect(figures.numbers("managementFee").slice(0, 3)).toEqual([0, 1, 1.5].map(near));
    expect(figures.total("offsetUsed")).toBeCloseTo(2, 12);
  });
});

function near(amount: number) {
  return expect.closeTo(amount, 12);
}

describe("carry deal by deal", () => {
  const byDeal = { carryBasis: "deals", fundEnd: "set", fundLife: 4 } as const;
  // Source: Sydecar, glossary, "Clawback" (sydecar.io/glossary/clawback). A fund of $1m has two deals of
  // $500,000; the first returns $2m, the second nothing. The GP receives $300,000, which is 30% of the
  // fund's profit of $1m instead of 20%.
  const sydecar: Row[] = [[500], [500], [0, 2_000, 1], []];

  test("of Sydecar's example pays 300 on the deal that did well, and without a clawback the GP keeps 30% of profit", () => {
    const figures = plain(sydecar, byDeal);
    expect(figures.numbers("toGp")).toEqual([0, 0, 300, 0]);
    expect(figures.number("gpShare")).toBeCloseTo(0.3, 12);
  });

  test("of the same example takes 100 back at the end, which leaves the GP the agreed 20%", () => {
    const figures = plain(sydecar, { ...byDeal, clawback: "on" });
    expect(figures.numbers("clawbackPaid")).toEqual([0, 0, 0, 100]);
    expect(figures.numbers("toLps")).toEqual([0, 0, 1_700, 100]);
    expect(figures.number("carry")).toBe(200);
    expect(figures.number("gpShare")).toBeCloseTo(0.2, 12);
  });

  // Source of the case: an exercise on solutioninn.com (question 12134621), with two investments of 45, the
  // first sold for 70 and the second written off. By hand: a fifth of 25 is paid, and all of it comes back.
  test("of a fund that loses money in the end gives back all 5 that the first deal paid", () => {
    const figures = plain([[45], [45], [0, 70, 1], []], { ...byDeal, clawback: "on" });
    expect(figures.number("carryPaid")).toBeCloseTo(5, 12);
    expect(figures.number("clawbackDue")).toBeCloseTo(5, 12);
    expect(figures.number("carry")).toBe(0);
  });

  test("waits for the capital of the deals that have paid, and for what they earned since they were bought", () => {
    const rows: Row[] = [[100], [100], [0, 120, 1], [0, 150, 2]];
    const figures = figuresOf(rows, { carryBasis: "deals" });
    expect(figures.at("returnOfCapital", 3)).toBe(100);
    // Two years of 8% on 100, of which the GP's fifth of 20 is still unpaid.
    expect(figures.at("preferredReturn", 3)).toBeCloseTo(16.64, 12);
    expect(figures.at("gpFromTiers", 3)).toBeCloseTo(3.36, 12);
    expect(figuresOf(rows).at("gpFromTiers", 3)).toBe(0);
  });

  test("with fees pro rata waits only for the fees of the deals that have paid, by cost", () => {
    const rows: Row[] = [[100], [300], [0, 200, 1], [0, 400, 2]];
    const agreed = { carryBasis: "deals", dealCosts: "pro-rata", committedCapital: 400 } as const;
    const figures = figuresOf(rows, agreed);
    // By hand: a fee of 6 a year, all of it of the first deal in year 1 and a quarter of it afterward.
    expect(figures.numbers("costsDue").slice(0, 4)).toEqual([0, 0, 9, 15].map(near));
    expect(figures.at("returnOfCapital", 3)).toBeCloseTo(109, 12);
    const preferred = 106 * 1.08 ** 2 + 1.5 * 1.08 + 1.5 - 109;
    expect(figures.at("preferredReturn", 3)).toBeCloseTo(preferred, 10);
    expect(figuresOf(rows, { ...agreed, dealCosts: "all" }).at("returnOfCapital", 3)).toBe(118);
  });

  test("holds a part of the carry in escrow, which pays the clawback first", () => {
    const agreed = { ...byDeal, clawback: "on", escrowShare: 0.3 } as const;
    const figures = plain(sydecar, agreed);
    expect(figures.numbers("toGp")).toEqual([0, 0, 210, -10]);
    expect(figures.numbers("toEscrow")).toEqual([0, 0, 90, -90]);
    expect(figures.number("clawbackFromEscrow")).toBe(90);
    expect(figures.numbers("toLps")).toEqual([0, 0, 1_700, 100]);
  });

  test("puts into escrow what an interim clawback asks for while a deal is held, by hand", () => {
    // Two deals of 100. The first pays 160 a year later, of which 12 is carry; the second is held, then lost.
    const rows: Row[] = [[100], [100], [0, 160, 1], [], [0, 1, 2]];
    const agreed = { ...byDeal, clawback: "interim" } as const;
    const atCost = plain(rows, agreed);
    expect(atCost.numbers("gpFromTiers")[2]).toBeCloseTo(12, 12);
    // Sold at cost, the fund has earned 60, and a fifth of it is the GP’s: nothing is owed.
    expect(atCost.numbers("clawbackIfEnded")[2]).toBe(0);
    // At 70 the fund has earned 30, and the GP’s share is 6.
    const marked = plain(rows, { ...agreed, heldValue: 0.7 });
    expect(marked.numbers("clawbackIfEnded").slice(2)).toEqual([6, 6, 12].map(near));
    expect(marked.numbers("toEscrow")).toEqual([0, 0, 6, 0, -6].map(near));
    expect(marked.numbers("toGp")).toEqual([0, 0, 6, 0, -6].map(near));
    expect(marked.number("clawbackFromEscrow")).toBeCloseTo(6, 12);
    // The LPs are paid when the fund ends, as without it.
    const atEnd = plain(rows, { ...agreed, clawback: "on" });
    expect(marked.numbers("toLps")).toEqual(atEnd.numbers("toLps"));
  });

  test("carries a loss forward: the next deal makes it good before it pays carry", () => {
    const figures = plain([[100], [100], [0, 60, 1], [0, 150, 2]], { carryBasis: "deals" });
    expect(figures.numbers("returnOfCapital")).toEqual([0, 0, 60, 140]);
    expect(figures.numbers("toGp")[3]).toBeCloseTo(2, 12);
  });

  test("writes a deal that never paid off at the fund's end, before the last distribution is shared", () => {
    const figures = plain([[100], [100], [0, 150, 1]], { carryBasis: "deals" });
    expect(figures.numbers("toGp")).toEqual([0, 0, 0]);
  });

  test("counts a distribution from a deal not yet bought as one from that year's own deal", () => {
    const figures = plain([[100], [100, 130, 3], [100]], { carryBasis: "deals" });
    expect(figures.numbers("payingDeal")[1]).toBe(2);
    expect(figures.numbers("returnOfCapital")[1]).toBe(100);
  });

  test("of a fund with a single deal is the same as on the whole fund", () => {
    const amount = fc.integer({ min: 0, max: 300 });
    fc.assert(
      fc.property(amount, fc.array(amount, { minLength: 9, maxLength: 9 }), (invested, paid) => {
        fc.pre(paid.some((distributed) => distributed > 0));
        const rows = [[invested] as Row, ...paid.map((distributed): Row => [0, distributed, 1])];
        const fund = { committedCapital: 100 };
        const deals = figuresOf(rows, { ...fund, carryBasis: "deals" }).number("carry");
        expect(deals).toBeCloseTo(figuresOf(rows, fund).number("carry"), 8);
      }),
    );
  });
});

describe("a clawback", () => {
  test("leaves a whole-fund waterfall that paid nothing too early as it is", () => {
    for (const { inputs } of Object.values(presets)) {
      const figures = sheet.calculate({ ...inputs, clawback: "on" });
      expect(figures.number("clawbackDue")).toBeLessThan(0.01);
    }
  });

  test("of the whole fund returns carry that a later loss makes undue", () => {
    const figures = figuresOf([[20], [0, 60], [60], [0, 5]], {
      ...{ committedCapital: 100, clawback: "on" },
    });
    expect(figures.number("carryPaid")).toBeGreaterThan(5);
    expect(figures.value("clawbackDue")).toBe(figures.value("carryPaid"));
    expect(figures.value("carry")).toBe(0);
  });

  test("stops where the LPs have reached the hurdle rate, even if the GP then holds more than its share", () => {
    const figures = figuresOf([[100], [50], [0, 400, 1], []], {
      ...{ carryBasis: "deals", clawback: "on", fundEnd: "set", fundLife: 4 },
    });
    expect(figures.value("gpShare")).toBeGreaterThan(0.2);
    expect(figures.number("lpIrr")).toBeGreaterThan(0.22 - 1e-9);
  });
});

describe("a fund without an answer says so:", () => {
  test("a total loss has a multiple of nothing, no profit share and no rate of return", () => {
    const figures = figuresOf([[98.5]], { committedCapital: 100 });
    expect(figures.value("lpMultiple")).toBe(0);
    expect(figures.value("gpShare")).toBe("No profit");
    expect(figures.value("lpIrr")).toBe("None");
  });

  test("one that breaks even has no profit to share", () => {
    const figures = figuresOf([[98.5, 100]], { committedCapital: 100 });
    expect(figures.value("lpMultiple")).toBe(1);
    expect(figures.value("gpShare")).toBe("No profit");
  });

  test("one that never started has no multiple", () => {
    const figures = figuresOf([]);
    expect(figures.value("lpMultiple")).toBe("None");
    expect(figures.value("lpIrr")).toBe("None");
  });
});

test("a year without a distribution, in which the LPs only pay the fee, leaves the rate of return certain", () => {
  const { inputs } = presets.base;
  const years = inputs.years.map((year, index) =>
    index === 5 ? { ...year, distributed: 0 } : year,
  );
  const figures = sheet.calculate({ ...inputs, years });
  expect(irr(figures.numbers("lpNetFlow"))).toEqual({
    kind: "rate",
    rate: expect.closeTo(figures.number("lpIrr"), 9),
  });
});

/** Euro. */
const rounding = 1e-3;

describe("whatever was agreed,", () => {
  test("nobody is paid a negative amount, and LPs and GP receive what was distributed, year by year", () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const figures = sheet.calculate(inputs);
        const parts = payments.map((tier) => figures.numbers(tier));
        expect(Math.min(...parts.flat())).toBeGreaterThanOrEqual(-rounding);
        for (const [index, { distributed }] of inputs.years.entries()) {
          const { lp, gp } = paidTo(figures, index + 1);
          const own = figures.numberAt("gpFromCommitment", index + 1);
          expect(lp + gp + own).toBeCloseTo(distributed, 3);
          expect(figures.at("check", index + 1)).toBeCloseTo(0, 3);
        }
        const profit = figures.total("lpNetFlow") + figures.number("carry");
        expect(profit).toBeCloseTo(figures.number("profit"), 3);
      }),
      { numRuns: 300 },
    );
  });

  test("neither side ever has less when more comes in at the end", () => {
    fc.assert(
      fc.property(anyInputs, fc.integer({ min: 1, max: 1_000 }), (inputs, extra) => {
        const last = inputs.years.at(-1);
        fc.pre(last !== undefined && last.distributed > 0);
        const more = { ...last, distributed: last.distributed + extra * 100_000 };
        const [before, after] = [inputs, { ...inputs, years: inputs.years.with(9, more) }].map(
          (one) => paidTo(sheet.calculate(one), 10),
        );
        expect(after?.lp).toBeGreaterThanOrEqual((before?.lp ?? NaN) - rounding);
        expect(after?.gp).toBeGreaterThanOrEqual((before?.gp ?? NaN) - rounding);
      }),
      { numRuns: 200 },
    );
  });

  test("the GP gives back no more than its carry, after which the LPs have their preferred return or the GP has nothing", () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const figures = sheet.calculate({ ...inputs, clawback: "on" });
        const clawback = figures.number("clawbackDue");
        expect(clawback).toBeGreaterThanOrEqual(0);
        expect(clawback).toBeLessThanOrEqual(figures.number("carryPaid"));
        expect(figures.total("clawbackPaid")).toBe(clawback);
        const owed = (figures.numbers("owedOnFund")[figures.number("endYear") - 1] ?? 0) - clawback;
        expect(figures.number("carry") < rounding || owed < rounding).toBe(true);
        const kept = sheet.calculate({ ...inputs, clawback: "off" });
        expect(kept.number("clawbackDue")).toBe(0);
      }),
      { numRuns: 300 },
    );
  });

  test("with a clawback the GP holds at most its share of profit, or the LPs have earned the hurdle rate", () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const figures = sheet.calculate({ ...inputs, clawback: "on" });
        const flows = figures.numbers("lpNetFlow");
        const atHurdle = flows.reduce((worth, flow) => worth * 1.22 + flow, 0);
        // Compounding leaves rounding in proportion to what was compounded.
        const scale = flows.reduce((worth, flow) => worth * 1.22 + Math.abs(flow), 1);
        const share = 0.2 * Math.max(0, figures.number("profit"));
        const holdsItsShare = figures.number("carry") <= share + rounding;
        expect(holdsItsShare || atHurdle > -1e-9 * scale).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

describe("on the whole fund", () => {
  const anyFund = anyInputs.map((inputs): Inputs => ({ ...inputs, carryBasis: "fund" }));

  test("the LPs are owed what their flows are worth at 8%, while only the first two tiers pay", () => {
    fc.assert(
      fc.property(anyFund, (inputs) => {
        // A fund that returns little, or most of the cases would be left out.
        const years = inputs.years.map((year) => ({ ...year, distributed: year.distributed / 20 }));
        const figures = sheet.calculate({ ...inputs, years, clawback: "off" });
        fc.pre(figures.number("carryPaid") === 0);
        const owed = figures.numberAt("capitalLeft", 10) + figures.numberAt("preferredLeft", 10);
        fc.pre(owed > 0);
        const futureValue = npv(0.08, figures.numbers("lpNetFlow")) * 1.08 ** 9;
        expect(owed / -futureValue).toBeCloseTo(1, 9);
      }),
      { numRuns: 200 },
    );
  });

  test("the GP holds at most a fifth of all profit paid until the last tier pays", () => {
    fc.assert(
      fc.property(anyFund, (inputs) => {
        const figures = sheet.calculate(inputs);
        for (let year = 1; year <= 10 && figures.numberAt("sharedAbove", year) === 0; year++) {
          const [lp, gp] = [figures.numberAt("lpProfit", year), figures.numberAt("gpProfit", year)];
          expect(gp).toBeLessThanOrEqual(0.2 * (lp + gp) + rounding);
        }
      }),
      { numRuns: 300 },
    );
  });

  test("the last tier pays exactly when the LPs' rate of return has reached 22%", () => {
    const calls = fc.array(fc.integer({ min: 1_000, max: 50_000 }), { minLength: 1, maxLength: 5 });
    const returns = fc.array(fc.integer({ min: 0, max: 200_000 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(calls, returns, (paid, back) => {
        const rows = [...paid.map((one): Row => [one]), ...back.map((one): Row => [0, one])];
        const figures = figuresOf(rows);
        const flows = figures.numbers("lpNetFlow");
        for (const [index, distributed] of back.entries()) {
          const year = paid.length + index + 1;
          if (distributed === 0) continue;
          const soFar = irr(flows.slice(0, year));
          const rate = soFar.kind === "rate" ? soFar.rate : NaN;
          if (figures.numberAt("sharedAbove", year) > 1e-3) expect(rate).toBeGreaterThan(0.22);
          else expect(rate).toBeLessThan(0.22 + 1e-5);
        }
      }),
      { numRuns: 300 },
    );
  });
});
