import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { across } from "#app/components/charts/scale.ts";
import { queryWith } from "#app/lib/url-state/url-state.ts";
import { sheet } from "#models/options/sheet.ts";
import { gainText } from "#models/options/words.ts";
import { modelOf } from "../kit/model-of.ts";
import { shownFigures } from "../kit/shown-figures.ts";
import { headlines } from "./results.ts";

type Inputs = typeof sheet.opening;
const model = modelOf(sheet);

function resultsOf(name: keyof typeof sheet.presets, changes: Partial<Inputs> = {}) {
  const inputs = { ...sheet.presets[name].inputs, ...changes };
  return headlines(shownFigures(sheet.calculate(inputs)));
}

function figures(...of: Parameters<typeof resultsOf>) {
  return resultsOf(...of).map(({ label, value, note }) => `${label}: ${value}, ${note}`);
}

describe("headlines", () => {
  // Source: by hand, 6 − 2.5 paid for a distance of 10 between the strikes.
  test("of the bull call spread", () => {
    expect(figures("bull-call-spread")).toEqual([
      "Maximum profit: +€6.50, at 110 or above",
      "Maximum loss: −€3.50, at 100 or below",
      "Break-even: €103.50, +3.5% from 100",
      "Value today: €3.48, profit −€0.02, delta +0.24",
    ]);
  });

  test("of a straddle say that its profit has no limit, and both break-even points", () => {
    expect(figures("straddle").slice(0, 3)).toEqual([
      "Maximum profit: Unlimited, the further the share rises",
      "Maximum loss: −€12.00, at 100",
      "Break-even: €88.00, €112.00, −12.0% and +12.0% from 100",
    ]);
    expect(resultsOf("straddle")[2]?.figures).toEqual([
      { id: "breakEven", text: "€88.00" },
      { id: "upperBreakEven", text: "€112.00" },
    ]);
  });

  test("of a naked short call say that its loss has no limit", () => {
    expect(figures("short-call").slice(0, 2)).toEqual([
      "Maximum profit: +€2.50, at 110 or below",
      "Maximum loss: Unlimited, the further the share rises",
    ]);
  });

  test("of an iron condor name both sides of its loss", () => {
    expect(figures("iron-condor")[1]).toBe("Maximum loss: −€3.00, at 85 or below, at 115 or above");
  });

  test("of two legs that cancel say that nothing is gained or lost", () => {
    const legs = (["long", "short"] as const).map((side) => ({
      ...sheet.presets["short-call"].inputs.legs[0],
      ...{ side, type: "call" as const, quantity: 1, strike: 110, premium: 2.5 },
    }));
    expect(figures("short-call", { legs }).slice(0, 2)).toEqual([
      "Maximum profit: None, nothing is gained at any price",
      "Maximum loss: None, nothing is lost at any price",
    ]);
  });

  test("of a strategy that only gains have no loss and no break-even", () => {
    const legs = sheet.presets["short-call"].inputs.legs.map((leg) => ({
      ...{ ...leg, side: "long" as const, premium: 0 },
    }));
    const free = figures("short-call", { legs });
    expect(free[1]).toBe("Maximum loss: None, nothing is lost at any price");
    expect(free[2]).toBe("Break-even: €0.00, €110.00, −100.0% and +10.0% from 100");
  });

  test("of a strategy that only loses say how much at least", () => {
    const [one, two] = sheet.presets["bull-call-spread"].inputs.legs;
    if (!one || !two) throw new Error("the spread has two legs");
    const dear = figures("bull-call-spread", { legs: [{ ...one, premium: 15 }, two] });
    expect(dear[0]).toBe("Maximum profit: None, loses at least €2.50");
    expect(dear[2]).toBe("Break-even: None, loses at every price");
  });

  test("of more than two break-even prices count them", () => {
    const { legs } = sheet.presets.strangle.inputs;
    const wings = [
      ...legs.map((leg) => ({ ...leg, side: "short" as const, quantity: 2 })),
      ...sheet.presets.straddle.inputs.legs,
    ];
    const [, , breakEven] = resultsOf("strangle", { legs: wings });
    expect(breakEven).toMatchObject({
      id: "breakEvenCount",
      label: "Break-even",
      value: "4 prices",
    });
    expect(breakEven?.note).toMatch(/^at €\d+\.\d\d, .* and €\d+\.\d\d$/);
  });

  test("name the day, and expiry once the term is over", () => {
    expect(figures("straddle", { day: 30 })[3]).toMatch(/^Value on day 30: /);
    expect(figures("straddle", { day: 400, spot: 120 })[3]).toBe(
      "Value at expiry: €20.00, profit +€8.00, delta +1.00",
    );
  });

  test("with interest move the break-even by what financing costs", () => {
    // 100 + 3.5 · e^(0.05 · 1) = 103.679.
    expect(figures("bull-call-spread", { rate: 0.05, termDays: 365 })[2]).toBe(
      "Break-even: €103.68, +3.7% from 100",
    );
  });
});

describe("the finding", () => {
  function finding(name: keyof typeof sheet.presets, legs = sheet.presets[name].inputs.legs) {
    return gainText(shownFigures(sheet.calculate({ ...sheet.presets[name].inputs, legs })));
  }

  // Sources: by hand, from the strikes and the premiums paid and received.
  test.each([
    ["bull-call-spread", "Earns up to €6.50 above €103.50"],
    ["bear-put-spread", "Earns up to €6.00 below €96.00"],
    ["straddle", "Earns below €88.00 and without limit above €112.00"],
    ["strangle", "Earns below €85.50 and without limit above €114.50"],
    ["butterfly", "Earns up to €7.50 between €92.50 and €107.50"],
    ["iron-condor", "Earns up to €2.00 between €88.00 and €112.00"],
    ["covered-call", "Earns up to €12.50 above €97.50"],
    ["short-call", "Earns up to €2.50 below €112.50 and loses without limit above"],
    ["synthetic-share", "Earns without limit above €100.00"],
  ] as const)("of the %s is: %s", (name, words) => {
    expect(finding(name)).toBe(words);
  });

  const [bought, sold] = sheet.presets["bull-call-spread"].inputs.legs;
  if (!bought || !sold) throw new Error("the spread has two legs");

  test("of a spread that is too dear says that it loses everywhere", () => {
    expect(finding("bull-call-spread", [{ ...bought, premium: 15 }, sold])).toBe(
      "Loses at every share price",
    );
  });

  test("of a spread that is paid for says that it earns everywhere", () => {
    expect(finding("bull-call-spread", [bought, { ...sold, premium: 8 }])).toBe(
      "Earns up to €12.00 at every share price",
    );
  });

  test("of legs that cancel, and of a free call, leaves out the prices where nothing is earned", () => {
    expect(finding("straddle", [bought, { ...bought, side: "short" }])).toBe(
      "Earns nothing at any share price",
    );
    expect(finding("straddle", [{ ...bought, premium: 0 }])).toBe(
      "Earns without limit above €100.00",
    );
  });
});

const anyLeg = fc.record({
  side: fc.constantFrom("long", "short"),
  type: fc.constantFrom("call", "put", "share", "cash"),
  quantity: fc.integer({ min: 1, max: 100 }),
  strike: fc.integer({ min: 2, max: 1000 }).map((half) => half / 2),
  premium: fc.integer({ min: 0, max: 10_000 }).map((step) => Number((step / 20).toFixed(2))),
});
const anyLegs = fc.array(anyLeg, { minLength: 1, maxLength: 6 });

test("the prices in view are whole steps of the chart's axis, and each of them is listed", () => {
  fc.assert(
    fc.property(anyLegs, fc.integer({ min: 10, max: 400 }), (legs, spot) => {
      const { number, numbers, line } = sheet.calculate({ ...sheet.opening, legs, spot });
      const distance = number("distance");
      const wanted = across([Math.max(0, spot - distance), spot + distance]).nice(6);
      expect([number("lowestPrice"), number("highestPrice")]).toEqual(wanted.domain);
      const listed = numbers("price").filter((_, row) => line("mark")[row] !== "–");
      expect(listed).toEqual(expect.arrayContaining(wanted.ticks(6)));
    }),
    { numRuns: 100 },
  );
});

function read(query: string) {
  return model.urlState.read(new URLSearchParams(query));
}

describe("the url of a strategy", () => {
  test.each([
    "?strategy=iron-condor",
    "?k2=115&p2=1.5",
    "?k1=100.125",
    "?strategy=straddle&legs=3&s3=short&t3=share&p3=100",
    "?show=payoff&spot=120&day=30&vol=45&rate=2.5&term=180",
  ])("%s leads to a case and back", (query) => {
    expect(queryWith(model.urlState, "", read(query))).toBe(query);
  });

  test("holds six legs, whatever they are", () => {
    fc.assert(
      fc.property(anyLegs, (legs) => {
        const start = model.caseOf("collar");
        const shown = { ...start, inputs: { ...start.inputs, legs } };
        const query = queryWith(model.urlState, "", shown);
        expect(read(query).inputs).toEqual(shown.inputs);
        expect(query.length).toBeLessThan(350);
      }),
      { numRuns: 200 },
    );
  });

  test("moves what is beyond a limit to the limit, and says so", () => {
    const { inputs, notes } = read("?legs=9&k1=900&vol=500&rate=-20");
    expect(inputs.legs).toHaveLength(6);
    expect(inputs.legs[0]?.strike).toBe(500);
    expect(inputs).toMatchObject({ volatility: 1.5, rate: -0.02 });
    expect(notes).toEqual({
      legs: "9 is above the limit of 6; using 6.",
      k1: "900 is above the limit of 500; using 500.",
      vol: "500 is above the limit of 150; using 150.",
      rate: "−20 is below the limit of −2; using −2.",
    });
  });
});

test("a share and cash have no strike to set", () => {
  const { inputs } = read("?t1=share&t2=cash");
  const columns = model
    .slotsOfList("legs", inputs)
    .map((slots) => slots.map(({ field }) => field.label));
  expect(columns).toEqual([
    ["Side", "Type", "Quantity", "Price"],
    ["Side", "Type", "Quantity", "Price"],
  ]);
});
