import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { queryWith } from "#app/lib/url-state/url-state.ts";
import { sheet } from "#models/bonds/sheet.ts";
import type { NumberField } from "../kit/fields.ts";
import { limitsInWords } from "../kit/list-fields.tsx";
import { modelOf } from "../kit/model-of.ts";
import { resultsOf } from "../kit/result.ts";
import { settle } from "../kit/settle.ts";
import { shownFigures } from "../kit/shown-figures.ts";

const model = modelOf(sheet);
const { ladder, bullet } = sheet.presets;
type Inputs = typeof ladder.inputs;

function headlines(changes: Partial<Inputs> = {}) {
  const figures = shownFigures(sheet.calculate({ ...ladder.inputs, ...changes }));
  return resultsOf(sheet, figures).map(({ label, value, note }) => `${label}: ${value}, ${note}`);
}

describe("the headlines", () => {
  // Source of the golden numbers: models/bonds/reference/portfolio.py, "ladder, 100 basis points up".
  test("of the ladder when the curve rises by 100 basis points", () => {
    expect(headlines()).toEqual([
      "Change in value: −€335,547, −6.79% of €4,939,459, fully repriced",
      "By duration alone: −€357,851, overstates the loss by €22,304",
      "With convexity: −€334,144, understates the loss by €1,403",
      "Modified duration: 7.24, DV01 €3,579, convexity 96.0",
    ]);
  });

  test("of a curve that falls compare gains, with a sign", () => {
    const [repriced, byDuration, withConvexity] = headlines({ shift: -0.01 });
    expect(repriced).toMatch(/^Change in value: \+€[\d,]+, \+\d\.\d\d% of €4,939,459/);
    expect(byDuration).toMatch(/understates the gain by €[\d,]+$/);
    expect(withConvexity).toMatch(/understates the gain by €[\d,]+$/);
  });

  test("of a curve that does not move change nothing", () => {
    expect(headlines({ shift: 0 }).slice(0, 3)).toEqual([
      "Change in value: €0, 0.00% of €4,939,459, fully repriced",
      "By duration alone: €0, as repriced",
      "With convexity: €0, as repriced",
    ]);
  });

  test("of bonds that have all been redeemed are words", () => {
    const gone = headlines({ settlement: "2040-12-31", bonds: bullet.inputs.bonds });
    expect(gone[0]).toBe("Change in value: €0, no bond to value");
    expect(gone[3]).toBe("Modified duration: None, no bond to value");
  });
});

test("a shift has its sign, and one basis point is singular", () => {
  const { signed } = shownFigures(sheet.calculate(ladder.inputs));
  expect([0.01, -0.0001, 0.00125, 0].map((shift) => signed("shift", shift))).toEqual([
    "+100\u00a0basis points",
    "−1\u00a0basis point",
    "+12.5\u00a0basis points",
    "0\u00a0basis points",
  ]);
});

describe("the url of a portfolio", () => {
  function read(query: string) {
    return model.urlState.read(new URLSearchParams(query));
  }

  test.each([
    "?portfolio=barbell",
    "?shift=-0.5&steepening=1&bend=-0.25",
    "?y1=3.1&m2=2040-07-04&by3=yield",
    "?portfolio=bullet&bonds=2&n2=750&f2=4&d2=30%2F360&m2=2045-12-31",
    "?settlement=2027-03-01&r10=3.15",
  ])("%s leads to a case and back", (query) => {
    expect(queryWith(model.urlState, "", read(query))).toBe(query);
  });

  test("has shifts in percent, as links always had, and the field in basis points", () => {
    const slot = model.slotOf("shift");
    const { inputs, notes } = read("?shift=9");
    expect(inputs.shift).toBe(0.03);
    expect(notes).toEqual({ shift: "900 is above the limit of 300; using 300." });
    expect(slot && settle(slot.field as NumberField, 25).value).toBe(0.0025);
  });

  test("keeps rates, prices and amounts between two steps of their sliders", () => {
    const { inputs, notes } = read("?c1=3.125&r10=2.37&shift=0.333&p3=99.2345&n1=1234.567");
    expect(inputs).toMatchObject({ rate10: 0.0237, shift: 0.00333 });
    expect(inputs.bonds[0]).toMatchObject({ couponRate: 0.03125, nominal: 1_234_567 });
    expect(inputs.bonds[2]?.price).toBe(99.2345);
    expect(notes).toEqual({});
  });

  test("holds eight bonds, whatever they are", () => {
    const rounded = (min: number, max: number) =>
      fc.double({ min, max, noNaN: true }).map((number) => Number(number.toFixed(6)) + 0);
    const bond = fc.record({
      nominal: fc.integer({ min: 1_000, max: 100_000_000 }),
      couponRate: rounded(0, 0.15),
      frequency: fc.constantFrom("1", "2", "4"),
      maturity: fc.constantFrom("2028-02-29", "2031-12-31", "2080-12-31"),
      dayCount: fc.constantFrom("30/360", "act/act", "act/360"),
      quote: fc.constantFrom("yield", "price"),
      yieldRate: rounded(-0.02, 0.25),
      price: rounded(1, 250),
      rating: fc.constantFrom("AAA", "BB–C"),
      currency: fc.constantFrom("EUR", "USD", "GBP"),
    });
    fc.assert(
      fc.property(fc.array(bond, { minLength: 1, maxLength: 8 }), (bonds) => {
        const start = model.caseOf("ladder");
        const shown = { ...start, inputs: { ...start.inputs, bonds } };
        expect(read(queryWith(model.urlState, "", shown)).inputs).toEqual(shown.inputs);
      }),
      { numRuns: 100 },
    );
  });

  test.each(["m1=2028-02-30", "m1=soon", "m1=2028-2-3", "settlement=", "by1=spread", "f1=3"])(
    "ignores %s",
    (query) => {
      expect(read(query)).toEqual(read(""));
    },
  );

  test("moves a date beyond its limit to the limit, and says so", () => {
    const { inputs, notes } = read("?settlement=2019-06-30&m1=2150-01-01");
    expect(inputs.settlement).toBe("2020-01-01");
    expect(inputs.bonds[0]?.maturity).toBe("2080-12-31");
    expect(notes).toEqual({
      settlement: "June 30, 2019 is before the limit of January 1, 2020; using January 1, 2020.",
      m1: "January 1, 2150 is after the limit of December 31, 2080; using December 31, 2080.",
    });
  });
});

test("a coupon of 3.125% can be typed, and is not moved to a step of its slider", () => {
  const [coupon] = model
    .slotsOfList("bonds", ladder.inputs)
    .flatMap((slots) => slots.filter(({ key }) => key === "c1"));
  expect(settle(coupon?.field as NumberField, 3.125)).toEqual({ value: 0.03125 });
});

test("of yield and price a bond has the field of the one it is quoted by", () => {
  const quotes = model
    .slotsOfList("bonds", ladder.inputs)
    .map((slots) => slots.find(({ key }) => /^[yp]\d$/.test(key))?.field.label);
  expect(quotes).toEqual(["Yield", "Yield", "Clean price", "Yield", "Yield", "Yield"]);
});

test("the limits of a bond are those of its fields, in words", () => {
  expect(limitsInWords({ model }, "bonds")).toBe(
    "Nominal 1k to 100,000k, coupon 0% to 15%, maturity 2020 to 2080, yield −2% to 25%, clean price 1 to 250.",
  );
});
