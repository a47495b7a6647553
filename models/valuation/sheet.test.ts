import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sheet } from "./sheet.ts";

const { base, growth, mature } = sheet.presets;
type Inputs = typeof sheet.opening;

const million = 1_000_000;

function figuresOf(changes: Partial<Inputs> = {}) {
  return sheet.calculate({ ...base.inputs, ...changes });
}

const double = (min: number, max: number) => fc.double({ min, max, noNaN: true });

/** Cases in which the company is worth something. */
const anyCase: fc.Arbitrary<Inputs> = fc
  .record({
    revenue: double(50 * million, 10_000 * million),
    firstGrowth: double(-0.1, 0.4),
    lastGrowth: double(-0.05, 0.2),
    ebitMargin: double(0.01, 0.5),
    taxRate: double(0, 0.45),
    reinvestmentShare: double(0, 0.9),
    terminalGrowth: double(-0.02, 0.02),
    returnOnNewCapital: double(0.04, 0.4),
    givenWacc: double(0.03, 0.15),
    netDebt: double(-1_000 * million, 5_000 * million),
    otherClaims: double(0, 3_000 * million),
    shares: double(million, 1_000 * million),
    timing: fc.constantFrom("mid-year" as const, "year-end" as const),
    valuationDate: fc.constantFrom("2021-12-31" as const, "2022-05-10" as const),
    leaseBasis: fc.constantFrom("before-rent" as const, "after-rent" as const),
    terminalBy: fc.constantFrom("growth" as const, "multiple" as const),
    terminalReinvestment: fc.constantFrom("held" as const, "follows-growth" as const),
  })
  .map((changes) => ({ ...base.inputs, ...changes }));

describe("the base case", () => {
  // By hand: 1,250 × 12.5% is an EBIT of 156.25, less 20% tax 125, less a fifth reinvested 100. With 5% growth the
  // tenth flow is 155.13, so the price at mid-year 10 is 155.13 × 1.02 / 0.06 = 2,637.26.
  test("grows from a cash flow of 100", () => {
    const { numberAt, number } = figuresOf();
    expect(numberAt("freeCashFlow", 1)).toBeCloseTo(100 * million, 4);
    expect(numberAt("freeCashFlow", 10)).toBeCloseTo(100 * million * 1.05 ** 9, 4);
    expect(number("terminalPrice") / million / Math.sqrt(1.08)).toBeCloseTo(2_637.26, 1);
  });

  // Closed form: a growing annuity of ten years, then Gordon's formula on the eleventh flow.
  test("is worth an annuity that grows at 5%, and at 2% after ten years", () => {
    const annuity = (100 / (0.08 - 0.05)) * (1 - (1.05 / 1.08) ** 10);
    const after = (100 * 1.05 ** 9 * 1.02) / (0.08 - 0.02) / 1.08 ** 10;
    const { number } = figuresOf();
    expect(number("planPresentValue") / million).toBeCloseTo(annuity * Math.sqrt(1.08), 8);
    expect(number("enterprise") / million).toBeCloseTo((annuity + after) * Math.sqrt(1.08), 8);
  });

  // By hand: 2.5% + 1.1 × 6% = 9.1%; 80% × 9.1% + 20% × 4.5% × 80% = 7.28% + 0.72%.
  test("has parts of the WACC that make the 8% that is given", () => {
    const parts = figuresOf({ waccSource: "parts" });
    expect(parts.number("costOfEquity")).toBeCloseTo(0.091, 12);
    expect(parts.number("wacc")).toBeCloseTo(0.08, 12);
    const withoutDebt = figuresOf({ waccSource: "parts", debtShare: 0 });
    expect(withoutDebt.number("wacc")).toBeCloseTo(0.091, 12);
  });
});

describe("a company", () => {
  // Source: Financial Edge Training, 'Mid Year DCF 1 Workout': a last flow of 60 at 6%, growing by 2% after that, makes
  // a terminal value of 1,530.
  test("has the terminal value of a published mid-year example", () => {
    const { number, numberAt } = figuresOf({
      ...{ terminalReinvestment: "held", givenWacc: 0.06, terminalGrowth: 0.02 },
    });
    const last = numberAt("freeCashFlow", 10);
    const atLastFlow = number("terminalPrice") / Math.sqrt(1.06);
    expect((atLastFlow / last) * 60).toBeCloseTo(1_530, 6);
  });

  test("adds up: years and terminal value to the enterprise, its parts to the whole", () => {
    fc.assert(
      fc.property(anyCase, (inputs) => {
        const { number, numberAt, numbers } = sheet.calculate(inputs);
        const { shares, otherClaims, netDebt, leaseShare, leaseBasis } = inputs;
        const leases = leaseBasis === "after-rent" ? leaseShare * otherClaims : 0;
        const plan = numbers("presentValue").reduce((sum, value) => sum + value, 0);
        const whole = number("enterprise");
        expect((plan + number("terminalPresentValue") - whole) / million).toBeCloseTo(0, 6);
        const claims = number("perShare") * shares + otherClaims - leases + netDebt;
        expect((claims - whole) / million).toBeCloseTo(0, 5);
        for (let year = 1; year <= 10; year++) {
          const parts = (["tax", "reinvestment", "freeCashFlow"] as const).map((name) =>
            numberAt(name, year),
          );
          const ebit = parts.reduce((sum, part) => sum + part, 0);
          expect((ebit - numberAt("ebit", year)) / million).toBeCloseTo(0, 6);
        }
      }),
      { numRuns: 500 },
    );
  });

  test("is worth less as the WACC rises", () => {
    fc.assert(
      fc.property(anyCase, fc.double({ min: 0.001, max: 0.05, noNaN: true }), (inputs, by) => {
        // More growth than new capital can pay for makes the terminal value a loss.
        fc.pre(inputs.terminalGrowth < inputs.returnOnNewCapital);
        const dearer = sheet.calculate({ ...inputs, givenWacc: inputs.givenWacc + by });
        expect(dearer.number("enterprise")).toBeLessThan(
          sheet.calculate(inputs).number("enterprise"),
        );
      }),
      { numRuns: 500 },
    );
  });

  test("at mid-year is worth half a year's return more than at year end, by growth", () => {
    fc.assert(
      fc.property(anyCase, (inputs) => {
        // What is left of a year has its middle less than half a year before its end.
        const whole = { ...inputs, terminalBy: "growth", valuationDate: "2021-12-31" } as const;
        const worth = (timing: Inputs["timing"]) =>
          sheet.calculate({ ...whole, timing }).number("enterprise");
        const late = worth("year-end") * Math.sqrt(1 + inputs.givenWacc);
        expect((worth("mid-year") - late) / million).toBeCloseTo(0, 5);
      }),
      { numRuns: 500 },
    );
  });

  // Source: the value driver formula of Koller, Goedhart and Wessels, NOPAT · (1 − g / ROIC) / (WACC − g), half a year
  // earlier.
  test("already in its steady state is worth the value driver formula", () => {
    const anyGrowth = fc.double({ min: -0.05, max: 0.05, noNaN: true });
    const spread = fc.double({ min: 0.005, max: 0.2, noNaN: true });
    const returns = fc.double({ min: 0.06, max: 0.5, noNaN: true });
    fc.assert(
      fc.property(anyGrowth, spread, returns, (g, above, returnOnNewCapital) => {
        const givenWacc = g + above;
        const kept = g / returnOnNewCapital;
        const { number, numberAt } = figuresOf({
          ...{ firstGrowth: g, lastGrowth: g, terminalGrowth: g, returnOnNewCapital },
          ...{ reinvestmentShare: kept, givenWacc },
        });
        const closedForm =
          ((numberAt("nopat", 1) * (1 - kept)) / (givenWacc - g)) * Math.sqrt(1 + givenWacc);
        expect(number("enterprise") / closedForm).toBeCloseTo(1, 9);
      }),
      { numRuns: 500 },
    );
  });

  // Growth that earns only its cost of capital adds nothing: NOPAT / WACC, whatever the growth.
  test("whose new capital earns the WACC is worth as much at any terminal growth", () => {
    for (const terminalGrowth of [-0.02, 0, 0.03]) {
      const { number, numberAt } = figuresOf({ terminalGrowth, returnOnNewCapital: 0.08 });
      const next = numberAt("nopat", 10) * (1 + terminalGrowth);
      expect(number("terminalPrice") / Math.sqrt(1.08) / (next / 0.08)).toBeCloseTo(1, 10);
    }
  });

  test("with reinvestment held lets its last flow grow, whatever new capital earns", () => {
    const held = { terminalReinvestment: "held", terminalGrowth: 0.03 } as const;
    const { number, numberAt } = figuresOf({ ...held, returnOnNewCapital: 0.02 });
    const flow = numberAt("freeCashFlow", 10);
    expect(number("terminalPrice") / Math.sqrt(1.08) / ((flow * 1.03) / 0.05)).toBeCloseTo(1, 10);
  });

  test("by multiple is priced at the end of the last year, at mid-year too", () => {
    for (const timing of ["mid-year", "year-end"] as const) {
      const { number, numberAt } = figuresOf({ timing, terminalBy: "multiple" });
      expect(number("terminalPrice")).toBeCloseTo(11 * numberAt("ebit", 10), 4);
      expect(number("terminalPresentValue") * 1.08 ** 10).toBeCloseTo(number("terminalPrice"), 4);
    }
  });

  test("that grows forever at the WACC or above has no value, and its plan still does", () => {
    for (const terminalGrowth of [0.04, 0.05]) {
      const { value, number } = figuresOf({ givenWacc: 0.04, terminalGrowth });
      const names = [
        "terminalPrice",
        "enterprise",
        "equity",
        "perShare",
        "impliedMultiple",
      ] as const;
      for (const name of names) expect(value(name)).toBe("No value");
      expect(value("priceGrowthInPlan")).toBe("None");
      expect(number("planPresentValue")).toBeGreaterThan(0);
    }
    const byMultiple = { givenWacc: 0.04, terminalGrowth: 0.05, terminalBy: "multiple" } as const;
    expect(figuresOf(byMultiple).number("enterprise")).toBeGreaterThan(0);
  });

  test("worth less than nothing has no terminal share", () => {
    const loss = figuresOf({ terminalGrowth: 0.06, returnOnNewCapital: 0.02, givenWacc: 0.07 });
    expect(loss.number("enterprise")).toBeLessThan(0);
    expect(loss.value("terminalShare")).toBe("None");
  });

  test("is priced alike by a growth and by the multiple that it implies", () => {
    fc.assert(
      fc.property(anyCase, (inputs) => {
        const byGrowth = sheet.calculate({ ...inputs, terminalBy: "growth" });
        const exitMultiple = byGrowth.number("impliedMultiple");
        const back = sheet.calculate({ ...inputs, terminalBy: "multiple", exitMultiple });
        const found = [back.value("exitLower"), back.value("exitHigher")].filter(
          (growth) => typeof growth === "number",
        );
        const nearest = Math.min(
          ...found.map((growth) => Math.abs(growth - inputs.terminalGrowth)),
        );
        expect(nearest).toBeLessThan(1e-6);
      }),
      { numRuns: 500 },
    );
  });
});

describe("the cash flow", () => {
  // By hand: 1,250 × 3.5% is a D&A of 43.75; revenue of 1,190.5 a year before adds 59.5, and 15% of it is 8.93. Of the
  // 25 reinvested 16.07 are left for new assets, so capex is 59.82: 200 − 31.25 − 59.82 − 8.93 = 100.
  test("of year 1 is EBITDA less tax, capex and working capital", () => {
    const { numberAt } = figuresOf();
    const inMillions = (["ebitda", "tax", "capex", "workingCapital"] as const).map(
      (name) => numberAt(name, 1) / million,
    );
    const [ebitda = 0, tax = 0, capex = 0, workingCapital = 0] = inMillions;
    expect(ebitda).toBeCloseTo(200, 9);
    expect(capex).toBeCloseTo(59.821, 3);
    expect(workingCapital).toBeCloseTo(8.929, 3);
    expect(ebitda - tax - capex - workingCapital).toBeCloseTo(100, 9);
  });

  test("is the same however it is split: D&A and working capital are part of what is reinvested", () => {
    fc.assert(
      fc.property(anyCase, double(0, 0.25), double(0, 0.5), (inputs, da, wc) => {
        const split = { ...inputs, depreciationShare: da, workingCapitalShare: wc };
        const { number, numbers } = sheet.calculate(split);
        expect(number("enterprise")).toBe(sheet.calculate(inputs).number("enterprise"));
        for (const difference of numbers("flowCheck")) {
          expect(Math.abs(difference)).toBeLessThan(0.005);
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe("a valuation within year 1", () => {
  // Closed form: the part of year 1 that is to come, at its middle, and the value of what follows, moved to this day.
  test("counts the rest of the year, and everything after it sooner", () => {
    const days = 275;
    const stub = days / 365;
    const later = figuresOf({ valuationDate: "2022-03-31" });
    const whole = figuresOf();
    const afterYear1 = whole.number("enterprise") - whole.numberAt("presentValue", 1);
    expect(later.number("stub")).toBeCloseTo(stub, 12);
    expect(later.number("enterprise") / million).toBeCloseTo(
      (100 * stub) / 1.08 ** (stub / 2) + (afterYear1 / million) * 1.08 ** (1 - stub),
      8,
    );
  });

  test("at year end is worth the value at the start of the year, with interest, less what was paid", () => {
    const changes = { timing: "year-end", terminalBy: "multiple" } as const;
    const later = figuresOf({ ...changes, valuationDate: "2022-07-01" });
    const stub = 183 / 365;
    const paid = 100 * million * (1 - stub) * 1.08 ** -stub;
    const moved = figuresOf(changes).number("enterprise") * 1.08 ** (1 - stub);
    expect(later.number("enterprise")).toBeCloseTo(moved - paid, 2);
  });
});

describe("the claims", () => {
  test("include leases only if EBITDA is before rent, which moves a share by what is owed on it", () => {
    const [before, after] = (["before-rent", "after-rent"] as const).map((leaseBasis) =>
      figuresOf({ leaseBasis }),
    );
    expect(before?.number("claims")).toBe(600 * million);
    expect(after?.number("claims")).toBe(520 * million);
    const gain = (after?.number("perShare") ?? 0) - (before?.number("perShare") ?? 0);
    expect(gain).toBeCloseTo(before?.number("leasesPerShare") ?? 0, 10);
  });
});

describe("the football field", () => {
  // The quartiles of five are the second and the fourth: 8.8 and 10.9 times an EBITDA of 200, less claims of 600.
  test("values peers by their quartiles", () => {
    const { at } = figuresOf();
    expect([at("shareLow", "peers"), at("shareHigh", "peers")]).toEqual([
      expect.closeTo(23.2, 10),
      expect.closeTo(31.6, 10),
    ]);
  });

  test("has the case within the range of its own method, and the corners of the grid at its ends", () => {
    for (const terminalBy of ["growth", "multiple"] as const) {
      const { number, numberAt } = figuresOf({ terminalBy });
      expect(numberAt("shareLow", terminalBy)).toBeLessThan(number("perShare"));
      expect(numberAt("shareHigh", terminalBy)).toBeGreaterThan(number("perShare"));
      expect(numberAt("enterpriseLow", terminalBy)).toBeCloseTo(numberAt("atWacc4", 2), 3);
      expect(numberAt("enterpriseHigh", terminalBy)).toBeCloseTo(numberAt("atWacc2", 4), 3);
    }
  });

  test("has no range by growth where its growth reaches its WACC", () => {
    const { at, numberAt } = figuresOf({ givenWacc: 0.03, terminalGrowth: 0.02 });
    expect([at("shareLow", "growth"), at("shareHigh", "growth")]).toEqual(["No value", "No value"]);
    expect(numberAt("shareLow", "multiple")).toBeGreaterThan(0);
  });
});

// After the plan capex replaces D&A and pays for growth: with 2% growth at a return of 10% a fifth of NOPAT.
test("capex exceeds D&A after the plan as long as growth needs new assets", () => {
  const { number, numberAt } = figuresOf();
  const next = (numberAt("nopat", 10) * 1.02 * 0.2) / million;
  const added = (numberAt("revenueOfYear", 10) * 0.02 * 0.15) / million;
  const replaced = (numberAt("revenueOfYear", 10) * 1.02 * 0.035) / million;
  expect(number("terminalCapexRatio")).toBeCloseTo(1 + (next - added) / replaced, 10);
  expect(figuresOf({ terminalGrowth: 0 }).number("terminalCapexRatio")).toBe(1);
});

describe("the growth that a price assumes", () => {
  test("values the share at its price, at any price", () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 500, noNaN: true }), (sharePrice) => {
        const rate = figuresOf({ sharePrice }).number("priceGrowthInPlan");
        const found = figuresOf({ firstGrowth: rate, lastGrowth: rate });
        expect(found.number("perShare")).toBeCloseTo(sharePrice, 6);
      }),
      { numRuns: 200 },
    );
  });

  test("values any company at its price, or says beyond what it is", () => {
    fc.assert(
      fc.property(anyCase, fc.double({ min: 1, max: 500, noNaN: true }), (inputs, sharePrice) => {
        const priced = { ...inputs, sharePrice };
        const found = sheet.calculate(priced).value("priceGrowthInPlan");
        if (typeof found !== "number") {
          expect(["Below −30%", "Above 60%", "Terminal value below zero"]).toContain(found);
          return;
        }
        const { number } = sheet.calculate({ ...priced, firstGrowth: found, lastGrowth: found });
        const owed = (number("perShare") - sharePrice) * inputs.shares;
        expect(owed / number("pricedEnterprise")).toBeCloseTo(0, 6);
      }),
      { numRuns: 1000 },
    );
  });

  test("is the growth of the case where the price is its value", () => {
    const sharePrice = figuresOf().number("perShare");
    const { number } = figuresOf({ sharePrice });
    expect(number("priceGrowthInPlan")).toBeCloseTo(0.05, 10);
    expect(number("priceGrowthAfter")).toBeCloseTo(0.02, 10);
  });

  test("beyond what is searched is said to be below or above", () => {
    const rich = figuresOf({ netDebt: -1_000 * million, otherClaims: 0, sharePrice: 1 });
    expect(rich.value("priceGrowthInPlan")).toBe("Below −30%");
    const poor = figuresOf({ shares: 1_000 * million, sharePrice: 500, ebitMargin: 0.01 });
    expect(poor.value("priceGrowthInPlan")).toBe("Above 60%");
  });

  test("is not looked for where growth loses money after the plan", () => {
    const losing = figuresOf({ terminalGrowth: 0.05, returnOnNewCapital: 0.02 });
    expect(losing.value("priceGrowthInPlan")).toBe("Terminal value below zero");
  });

  test("after the plan values the share at its price, reinvestment held or not", () => {
    const price = fc.double({ min: 20, max: 60, noNaN: true });
    const ways = fc.constantFrom("held" as const, "follows-growth" as const);
    fc.assert(
      fc.property(price, ways, (sharePrice, terminalReinvestment) => {
        const terminalGrowth = figuresOf({ sharePrice, terminalReinvestment }).value(
          "priceGrowthAfter",
        );
        fc.pre(typeof terminalGrowth === "number");
        const { number } = figuresOf({
          ...{ terminalReinvestment, terminalGrowth: Number(terminalGrowth) },
        });
        expect(number("perShare")).toBeCloseTo(sharePrice, 6);
      }),
      { numRuns: 500 },
    );
  });

  test("is never the WACC itself, which new capital that earns just that makes a solution", () => {
    expect(mature.inputs.returnOnNewCapital).toBe(mature.inputs.givenWacc);
    for (let sharePrice = 5; sharePrice <= 60; sharePrice += 0.25) {
      const found = sheet.calculate({ ...mature.inputs, sharePrice }).value("priceGrowthAfter");
      if (typeof found === "number") expect(Math.abs(found - 0.07)).toBeGreaterThan(1e-6);
    }
  });

  test("may be two, and none where the price is beyond what any growth is worth", () => {
    const solved = (changes: Partial<Inputs>) => figuresOf({ terminalBy: "multiple", ...changes });
    const none = solved({ exitMultiple: 30, returnOnNewCapital: 0.02, givenWacc: 0.16 });
    expect(none.value("exitGrowth")).toBe("None");
    const { number } = solved({ exitMultiple: 9, returnOnNewCapital: 0.1, givenWacc: 0.05 });
    for (const growth of [number("exitLower"), number("exitHigher")]) {
      const residual = growth * growth + number("exitLinear") * growth + number("exitConstant");
      expect(residual).toBeCloseTo(0, 12);
    }
  });
});

describe("the grid", () => {
  test("keeps every digit of a rate, so that no program has to round it", () => {
    const figures = figuresOf({ waccSource: "given", givenWacc: 0.0619114140035 });
    expect(figures.number("gridWacc4")).toBe(0.0669114140035);
  });

  const rates = (changes: Partial<Inputs> = {}) => {
    const { number, numbers } = figuresOf(changes);
    const waccs = ([1, 2, 3, 4, 5] as const).map((row) => number(`gridWacc${row}`));
    return { waccs, number, numbers };
  };

  test("has the case in the middle, half a point to the next row and column", () => {
    const { waccs, number, numbers } = rates();
    expect(waccs).toEqual([0.07, 0.075, 0.08, 0.085, 0.09]);
    expect(numbers("growthAssumed")).toEqual([0.01, 0.015, 0.02, 0.025, 0.03]);
    expect(numbers("multipleAssumed")).toEqual([9, 10, 11, 12, 13]);
    expect([number("waccsBefore"), number("growthsBefore")]).toEqual([2, 2]);
  });

  test.each([
    [0.03, [0.03, 0.035, 0.04, 0.045, 0.05], 0],
    [0.036, [0.031, 0.036, 0.041, 0.046, 0.051], 1],
    [0.16, [0.14, 0.145, 0.15, 0.155, 0.16], 4],
    [0.156, [0.136, 0.141, 0.146, 0.151, 0.156], 4],
  ])("has a WACC of %d at its place within the limits", (givenWacc, expected, before) => {
    const { waccs, number } = rates({ givenWacc });
    expect(waccs).toEqual(expected);
    expect(number("waccsBefore")).toBe(before);
  });

  test("is the value of the case with that rate and that assumption", () => {
    for (const { inputs } of [base, growth, mature]) {
      for (const terminalBy of ["growth", "multiple"] as const) {
        const moved = { ...inputs, terminalBy };
        const figures = sheet.calculate(moved);
        const { number } = sheet.calculate({
          ...moved,
          givenWacc: figures.number("gridWacc1"),
          terminalGrowth: figures.numberAt("growthAssumed", 4),
          exitMultiple: figures.numberAt("multipleAssumed", 4),
        });
        expect(figures.numberAt("atWacc1", 4) / number("enterprise")).toBeCloseTo(1, 10);
      }
    }
  });

  test("has no value where growth reaches the WACC", () => {
    const { at, numberAt } = figuresOf({ givenWacc: 0.04, terminalGrowth: 0.035 });
    expect(numberAt("atWacc3", 3)).toBeGreaterThan(0);
    expect([at("atWacc3", 4), at("atWacc1", 2)]).toEqual(["No value", "No value"]);
  });
});
