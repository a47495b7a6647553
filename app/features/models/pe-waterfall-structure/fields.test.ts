import { expect, test } from "vitest";
import { queryWith } from "#app/url-state/url-state.ts";
import { fundModel } from "./fields.ts";

function read(query: string) {
  return fundModel.urlState.read(new URLSearchParams(query));
}

function written(query: string) {
  return queryWith(fundModel.urlState, "", read(query));
}

test.each([
  "?scenario=upside",
  "?committed=120&in3=25&out6=40.5",
  "?scenario=downside&out9=0",
  "?carry=deals&clawback=on&basis=invested&investing=3&end=set&life=8&deal9=3",
])("%s leads to a case and back", (query) => {
  expect(written(query)).toBe(query);
});

test("amounts are in €m", () => {
  const { committedCapital, years } = read("?committed=120&in3=8.2&out6=40.5").inputs;
  expect(committedCapital).toBe(120_000_000);
  expect(years[2]?.invested).toBe(8_200_000);
  expect(years[5]?.distributed).toBe(40_500_000);
});

test("an amount beyond the limits moves to the limit, and this is said", () => {
  const { inputs, notes } = read("?committed=5000&in1=-5&out5=99999");
  expect(inputs.committedCapital).toBe(1_000_000_000);
  expect(inputs.years[0]?.invested).toBe(0);
  expect(inputs.years[4]?.distributed).toBe(500_000_000);
  expect(notes).toEqual({
    committed: "5,000 is above the limit of 1,000; using 1,000.",
    in1: "−5 is below the limit of 0; using 0.",
    out5: "99,999 is above the limit of 500; using 500.",
  });
});
