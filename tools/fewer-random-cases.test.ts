import fc from "fast-check";
import { expect, test } from "vitest";
import { isThorough } from "./test-depth.ts";

test("a property is tried in a tenth of its cases and at least thirty, in the thorough run in all", () => {
  const triesOf = (numRuns: number) => {
    let tries = 0;
    const counted = fc.property(fc.integer(), () => {
      tries += 1;
    });
    fc.assert(counted, { numRuns });
    return tries;
  };
  const asked = [3_000, 500, 100, 20];
  expect(asked.map(triesOf)).toEqual(isThorough ? asked : [300, 50, 30, 20]);
});

test.runIf(!isThorough)("the cases are the same in every run", () => {
  const casesOf = () => {
    const cases: number[] = [];
    fc.assert(fc.property(fc.integer(), (number) => void cases.push(number)));
    return cases;
  };
  expect(casesOf()).toEqual(casesOf());
  const sample = () => [fc.sample(fc.integer(), 20), fc.sample(fc.integer(), { numRuns: 20 })];
  expect(sample()).toEqual(sample());
});
