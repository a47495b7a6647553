import { expect, test } from "vitest";
import { impliedPlanGrowth } from "./implied-growth.ts";
import { type DcfInputs, dcfCases } from "./inputs.ts";
import references from "./reference/dcf.json" with { type: "json" };
import { dcfResults } from "./results.ts";

type Reference = {
  changes: object;
  wacc: number;
  presentValueOfPlan: number;
  presentValueOfTerminal: number;
  perShare: number;
  impliedPlanGrowth: number;
};

// Source: reference/dcf.py, which adds up fifteen hundred years of cash flow instead of using the growth
// formula.
test.each(Object.entries<Reference>(references))(
  "the model agrees with a second implementation in Python: %s",
  (_, reference) => {
    const inputs: DcfInputs = { ...dcfCases.base, ...reference.changes };
    const { wacc, presentValueOfPlan, terminal, value } = dcfResults(inputs);
    expect(wacc).toBeCloseTo(reference.wacc, 10);
    expect(presentValueOfPlan).toBeCloseTo(reference.presentValueOfPlan, 6);
    expect(terminal.kind === "value" && terminal.presentValue).toBeCloseTo(
      reference.presentValueOfTerminal,
      6,
    );
    expect(value?.perShare).toBeCloseTo(reference.perShare, 7);
    const implied = impliedPlanGrowth(inputs);
    expect(implied.kind === "growth" && implied.rate).toBeCloseTo(reference.impliedPlanGrowth, 9);
  },
);
