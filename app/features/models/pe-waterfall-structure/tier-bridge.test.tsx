import { expect, test } from "vitest";
import { barsOf, number, shapesOf } from "#app/components/charts/test-drawn-shapes.ts";
import { sheet } from "#models/waterfall/sheet.ts";
import { shownFigures } from "../kit/shown-figures.ts";
import { findingOf, TierBridge } from "./tier-bridge.tsx";

type Inputs = Parameters<typeof sheet.calculate>[0];

const { base, downside, upside } = sheet.presets;

function figuresOf(inputs: Inputs) {
  return shownFigures(sheet.calculate(inputs));
}

/** The parts of every row, the LPs' before the GP's, from the left edge, in percent of the whole. */
function barsIn(inputs: Inputs) {
  return barsOf(<TierBridge figures={figuresOf(inputs)} />);
}

const isOfGp = ({ className }: { className: string }) => className === "text-ochre";

test("the tiers of the base case start where the one before ended, and end at the total of 185 million", () => {
  const bars = barsIn(base.inputs);
  const [ofLps, ofGp] = bars.splice(-2);
  expect([ofLps?.left, ofGp?.right]).toEqual([0, expect.closeTo(100, 1)]);
  expect(bars[0]?.left).toBe(0);
  for (const [index, bar] of bars.slice(1).entries()) {
    expect(bar.left).toBeCloseTo(bars[index]?.right ?? NaN, 1);
  }
  expect(bars.at(-1)?.right).toBeCloseTo(100, 1);
});

test.each([base, downside, upside])(
  "a line leads from each tier to the next, through those that are empty: %#",
  ({ inputs }) => {
    const lines = shapesOf(<TierBridge figures={figuresOf(inputs)} />)
      .filter(({ tag, x1, x2 }) => tag === "line" && x1 === x2)
      .map(({ x1, y1, y2 }) => ({ x: x1, from: number(y1), to: number(y2) }));
    // Down the rows, each piece begins where the one before it ended, or at the lower edge of a bar.
    for (const [index, { x, from }] of lines.entries()) {
      const before = lines[index - 1];
      if (from === 0) expect(before).toMatchObject({ x, to: 100 });
    }
    expect(lines.at(-1)).toEqual({ x: "100%", from: 0, to: 20 });
  },
);

test("the ochre parts of the tiers, and of the total, are the 17 million of the GP", () => {
  const colored = barsIn(base.inputs).filter(isOfGp);
  const total = colored.pop();
  const share = (17 / 185) * 100;
  expect(total?.width).toBeCloseTo(share, 1);
  expect(colored.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(share, 1);
});

test("what a GP receives on its own commitment comes first", () => {
  const [first] = barsIn({ ...base.inputs, gpCommitment: 0.1 }).filter(isOfGp);
  expect([first?.left, first?.width]).toEqual([0, expect.closeTo(10, 5)]);
});

test.each([
  [base.inputs, "Distributions reach the 80/20 split, but not the 50/50 split"],
  [downside.inputs, "Nothing goes beyond the return of capital"],
  [upside.inputs, "Every tier is reached, and the last pays €125.0m"],
  [
    { ...downside.inputs, carryBasis: "deals" as const },
    "Distributions reach the 80/20 split, but not the 50/50 split",
  ],
  [
    { ...base.inputs, years: base.inputs.years.map((year) => ({ ...year, distributed: 0 })) },
    "Nothing is distributed",
  ],
])("the title says which tiers the case reaches: %#", (inputs, finding) => {
  expect(findingOf(figuresOf(inputs))).toBe(finding);
});
