import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { baseCase } from "#models/solar/inputs.ts";
import { inputLimits } from "#models/solar/limits.ts";
import { caseKeys, readCase, writeCase } from "./case-address.ts";
import { caseOf, startingCase } from "./solar-case.ts";
import { fromShown, inputNames, solarField } from "./solar-fields.ts";

/** Any case the sliders can be set to. */
const anyCase = fc
  .tuple(
    fc.constantFrom("cash" as const, "loan" as const),
    fc.array(fc.double({ min: 0, max: 1, noNaN: true }), {
      minLength: inputNames.length,
      maxLength: inputNames.length,
    }),
  )
  .map(([financing, shares]) => {
    const inputs = { ...baseCase };
    for (const [index, name] of inputNames.entries()) {
      const { min, max } = solarField(name);
      inputs[name] = fromShown(name, min + (max - min) * (shares[index] ?? 0)) ?? baseCase[name];
    }
    return caseOf(financing, inputs);
  });

describe("writeCase", () => {
  test("of the base case is nothing", () => {
    expect(writeCase(startingCase)).toBe("");
  });

  test("names only what differs, in the units the page shows", () => {
    const inputs = { ...baseCase, systemCost: 20_000, loanRate: 0.045 };
    expect(writeCase(caseOf("loan", inputs))).toBe("?pay=loan&cost=20000&rate=4.5");
  });

  test("is read back as the same case, wherever the sliders stand", () => {
    fc.assert(
      fc.property(anyCase, (solarCase) => {
        expect(readCase(writeCase(solarCase))).toEqual(solarCase);
      }),
      { numRuns: 500 },
    );
  });
});

describe("readCase", () => {
  test("of no query is the base case, paid in cash", () => {
    expect(readCase("")).toEqual(startingCase);
  });

  test("of a value beyond the limits is the nearer limit", () => {
    expect(readCase("?cost=999999999").inputs.systemCost).toBe(60_000);
    expect(readCase("?rate=-5").inputs.loanRate).toBe(0);
  });

  test("of a value between two steps is the nearer step", () => {
    expect(readCase("?cost=18049.9").inputs.systemCost).toBe(18_000);
  });

  test.each([
    "?cost=",
    "?cost=abc",
    "?cost=NaN",
    "?cost=Infinity",
    "?cost=1e5",
    "?cost=0x1F",
    "?cost=%3Cscript%3E",
    "?cost=%E0%A4%A",
    "?pay=crime",
    "?systemCost=20000",
    "?__proto__=1&constructor=2",
  ])("of %s is the base case", (search) => {
    expect(readCase(search)).toEqual(startingCase);
  });

  test("of any query whatever stays within the limits", () => {
    const anyQuery = fc
      .array(fc.tuple(fc.constantFrom(...caseKeys), fc.oneof(fc.string(), fc.double().map(String))))
      .map((pairs) => `?${new URLSearchParams(pairs)}`);
    fc.assert(
      fc.property(anyQuery, (search) => {
        const { inputs } = readCase(search);
        for (const name of inputNames) {
          expect(inputs[name]).toBeGreaterThanOrEqual(inputLimits[name].min);
          expect(inputs[name]).toBeLessThanOrEqual(inputLimits[name].max);
        }
      }),
      { numRuns: 500 },
    );
  });
});

test("every input has a name of its own in the address", () => {
  expect(new Set(caseKeys).size).toBe(inputNames.length + 1);
});
