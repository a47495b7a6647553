import { describe, expect, test } from "vitest";
import { defineSheet } from "#workings/define-sheet.ts";
import { euro, percent } from "#workings/describe.ts";
import { hasOneRate, nearestRate, rateTable } from "./rate-of-return.ts";

const sheet = defineSheet({
  title: "Flows",
  inputs: {},
  groups: [],
  presets: { only: { title: "Only", inputs: { flows: [] } } },
  opensWith: "only",
  steps: {},
  tables: {
    flows: {
      title: "Flows",
      axis: { name: "year", label: "Year", positions: [0, 1, 2, 3, 4] },
      lines: { flow: euro("Flow", { key: "flow", from: -1e9, to: 1e9, step: 1 }) },
    },
    rates: rateTable("flow", "flows"),
  },
  results: {
    rate: percent("Rate", `=IF(${hasOneRate("flow")},IRR(all(flow),${nearestRate()}),"None")`),
  },
  chart: { title: "Flows", kind: "line", lines: [{ name: "flow", tone: "green" }] },
});

function rateOf(...flows: number[]) {
  return sheet.calculate({ flows: flows.map((flow) => ({ flow })) }).value("rate");
}

describe("the rate of return from a table of rates", () => {
  test.each([
    ["a payment that comes back with a tenth a year", [-100, 0, 121], 0.1],
    ["a loss", [-100, 81], -0.19],
    ["what comes back in full", [-100, 60, 40], 0],
    ["a payment in between", [-100, 110, -20, 22], 0.1],
    ["a rate of 900%", [-100, 1_000], 9],
    // 10% and 15% are between the same two rows.
    ["the only rate of three that a row sets apart", [-1_000, 3_850, -4_865, 2_024], 0.6],
  ])("of %s is found", (_, flows, rate) => {
    expect(rateOf(...flows)).toBeCloseTo(rate, 10);
  });

  test.each([
    // 10% and 20%.
    ["have two", [-100, 230, -132]],
    ["have two far apart", [-100, 300, -200]],
    ["begin with a receipt", [100, -110]],
    ["begin with a small receipt", [1, -100, 0, 121]],
    ["never come back", [-100, -10]],
    ["are paid to nobody", [0, 0]],
  ])("does not exist for flows that %s", (_, flows) => {
    expect(rateOf(...flows)).toBe("None");
  });
});
