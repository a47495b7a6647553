import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { queryWith } from "#app/lib/url-state/url-state.ts";
import { defineModel } from "./define-model.ts";
import type { Slot } from "./fields.ts";
import { plain, type Unit } from "./units.ts";

const euro: Unit = { before: "€", after: "", scale: 1, digits: 0 };
const percent: Unit = { after: "%", scale: 100, digits: { atMost: 1 } };

type Leg = { type: "call" | "put"; strike: number };
type Strategy = {
  spot: number;
  rate: number;
  style: "european" | "american";
  legs: readonly Leg[];
};

const call: Leg = { type: "call", strike: 100 };
const straddle: Strategy = {
  spot: 100,
  rate: 0.05,
  style: "european",
  legs: [call, { type: "put", strike: 100 }],
};

const model = defineModel<Strategy, "straddle" | "single">({
  fields: {
    spot: {
      kind: "number",
      label: "Spot",
      key: "spot",
      unit: euro,
      limits: { min: 10, max: 500, step: 5 },
      whole: false,
      onlySteps: true,
    },
    rate: {
      kind: "number",
      label: "Rate",
      key: "rate",
      unit: percent,
      limits: { min: -0.02, max: 0.2, step: 0.001 },
      whole: false,
    },
    style: {
      kind: "choice",
      label: "Style",
      key: "style",
      options: [
        { value: "european", label: "European" },
        { value: "american", label: "American" },
      ],
    },
    legs: {
      kind: "list",
      columns: {
        type: {
          kind: "choice",
          label: "Type",
          key: "type",
          options: [
            { value: "call", label: "Call" },
            { value: "put", label: "Put" },
          ],
        },
        strike: {
          kind: "number",
          label: "Strike",
          key: "strike",
          unit: plain,
          limits: { min: 10, max: 500, step: 5 },
          whole: true,
        },
      },
      labelOf: (column, leg) => `${column} of leg ${leg}`,
      length: { key: "legs", min: 1, max: 6, newRow: call },
    },
  },
  presets: {
    straddle: { title: "Straddle", inputs: straddle },
    single: { title: "Single call", inputs: { ...straddle, legs: [call] } },
  },
  opensWith: "straddle",
  presetKey: "strategy",
});

const { urlState } = model;
const start = model.caseOf("straddle");

function read(query: string) {
  return urlState.read(new URLSearchParams(query));
}

function written(shown: typeof start) {
  return queryWith(urlState, "", shown);
}

function slot(key: string, shown = start): Slot {
  const found = model.slotsOf(shown.inputs).find((slot) => slot.key === key);
  if (!found) throw new Error(`no slot ${key}`);
  return found;
}

describe("the url of a case", () => {
  test("is empty for what the page opens with", () => {
    expect(written(start)).toBe("");
    expect(read("")).toEqual(start);
  });

  test("names another preset and nothing else", () => {
    expect(written(model.caseOf("single"))).toBe("?strategy=single");
    expect(read("strategy=single")).toEqual(model.caseOf("single"));
  });

  test("names what differs, in the numbers that are shown", () => {
    const dearer = model.withInput(start, slot("rate"), 0.075);
    expect(written(model.withInput(dearer, slot("strike2"), 120))).toBe("?rate=7.5&strike2=120");
  });

  test("writes the number of rows where it differs, and the values of a new row", () => {
    const longer = model.withNewRow(start, "legs");
    expect(written(longer)).toBe("?legs=3");
    expect(written(model.withInput(longer, slot("type3", longer), "put"))).toBe(
      "?legs=3&type3=put",
    );
    expect(read("legs=3&type3=put").inputs.legs[2]).toEqual({ type: "put", strike: 100 });
  });

  test("keeps a value that returns to its default out", () => {
    const changed = model.withInput(start, slot("spot"), 200);
    expect(written(model.withInput(changed, slot("spot"), 100))).toBe("");
  });

  test.each([
    "spot=",
    "spot=abc",
    "spot=NaN",
    "spot=1e2",
    "spot=0x64",
    "spot=+100",
    "spot=1,000",
    "spot=%E0%A4%A",
    "style=bermudan",
    "style=__proto__",
    "strategy=best",
    "strategy=constructor",
    "type0=put",
    "strike3=200",
    "legs=two",
    "__proto__=1",
  ])("ignores %s", (query) => {
    expect(read(query)).toEqual(start);
  });

  test("leads back to the same case, whatever the visitor set", () => {
    const legs = fc.array(
      fc.record({
        type: fc.constantFrom("call" as const, "put" as const),
        strike: fc.integer({ min: 2, max: 100 }).map((n) => n * 5),
      }),
      { minLength: 1, maxLength: 6 },
    );
    const anyInputs = fc.record({
      spot: fc.integer({ min: 2, max: 100 }).map((n) => n * 5),
      rate: fc.integer({ min: -20, max: 200 }).map((n) => n / 1000),
      style: fc.constantFrom("european" as const, "american" as const),
      legs,
    });
    fc.assert(
      fc.property(
        fc.constantFrom("straddle" as const, "single" as const),
        anyInputs,
        (preset, inputs) => {
          const shown = { preset, inputs, anchor: inputs, notes: {} };
          expect(read(written(shown))).toEqual(shown);
        },
      ),
      { numRuns: 500 },
    );
  });

  test("of any kind whatever gives a case within the limits", () => {
    const anyQuery = fc
      .array(
        fc.tuple(fc.constantFrom(...urlState.keys), fc.oneof(fc.string(), fc.double().map(String))),
      )
      .map((pairs) => `${new URLSearchParams(pairs)}`);
    fc.assert(
      fc.property(anyQuery, (query) => {
        const { spot, rate, legs } = read(query).inputs;
        expect(spot).toBeGreaterThanOrEqual(10);
        expect(spot).toBeLessThanOrEqual(500);
        expect(rate).toBeGreaterThanOrEqual(-0.02);
        expect(rate).toBeLessThanOrEqual(0.2);
        expect(legs.length).toBeGreaterThanOrEqual(1);
        expect(legs.length).toBeLessThanOrEqual(6);
      }),
      { numRuns: 500 },
    );
  });
});

describe("a value beyond the limits", () => {
  test("moves to the nearest allowed one, and this is said", () => {
    const { inputs, notes } = read("spot=5000&rate=-7&legs=9");
    expect(inputs).toMatchObject({ spot: 500, rate: -0.02 });
    expect(inputs.legs).toHaveLength(6);
    expect(notes).toEqual({
      spot: "5,000 is above the limit of 500; using 500.",
      rate: "−7 is below the limit of −2; using −2.",
      legs: "9 is above the limit of 6; using 6.",
    });
  });

  test("is no longer spoken of once its field is set to something else", () => {
    const noted = read("spot=5000&rate=99");
    expect(model.withInput(noted, slot("spot"), 200).notes).toEqual({ rate: noted.notes.rate });
  });
});

test("a value between two steps moves where only steps or whole numbers are allowed", () => {
  expect(read("spot=102.4").inputs.spot).toBe(100);
  expect(read("strike2=101.6").inputs.legs[1]?.strike).toBe(102);
  expect(read("rate=3.26").inputs.rate).toBe(0.0326);
});

describe("rows", () => {
  test("are added up to the limit", () => {
    const full = Array.from({ length: 9 }).reduce<typeof start>(
      (shown) => model.withNewRow(shown, "legs"),
      start,
    );
    expect(full.inputs.legs).toHaveLength(6);
  });

  test("are removed down to the limit, each at its place", () => {
    const one = model.withoutRow(start, "legs", 0);
    expect(one.inputs.legs).toEqual([{ type: "put", strike: 100 }]);
    expect(model.withoutRow(one, "legs", 0)).toBe(one);
  });
});

test("two inputs with the same key in the url are refused", () => {
  const { fields, presets } = model;
  expect(() =>
    defineModel<Strategy, "straddle" | "single">({
      fields: { ...fields, rate: { ...fields.rate, key: "spot" } },
      presets,
      opensWith: "straddle",
    }),
  ).toThrow('Two inputs use "spot" in the url');
});

describe("a column that not every row uses", () => {
  const list = model.fields.legs;
  const selective = defineModel<Strategy, "straddle">({
    fields: {
      ...model.fields,
      legs: { ...list, applies: (column, { type }) => column !== "strike" || type === "call" },
    },
    presets: { straddle: { title: "Straddle", inputs: straddle } },
    opensWith: "straddle",
  });
  const keysOf = (query: string) => {
    const { inputs } = selective.urlState.read(new URLSearchParams(query));
    return selective.slotsOfList("legs", inputs).map((slots) => slots.map(({ key }) => key));
  };

  test("has no slot in the rows that do not", () => {
    expect(keysOf("")).toEqual([["type1", "strike1"], ["type2"]]);
  });

  test("is read from the url by a row that the url makes use it", () => {
    expect(keysOf("type2=call")).toEqual([
      ["type1", "strike1"],
      ["type2", "strike2"],
    ]);
    const { inputs } = selective.urlState.read(new URLSearchParams("strike2=120&type2=call"));
    expect(inputs.legs[1]).toEqual({ type: "call", strike: 120 });
  });
});
