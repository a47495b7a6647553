import { beforeAll, expect, test } from "vitest";
import { workingsOf } from "#builder/pages/models-with-workings.ts";
import { modelInEngine } from "#tools/recalculation/model-in-engine.ts";
import { loadEngine } from "#tools/recalculation/spreadsheet-engine.ts";

beforeAll(loadEngine);

const headlines = [
  ...["expectedReturn", "volatility", "sharpe", "outOfSample"],
  ...["returnError", "volatilityError", "sharpeError"],
];
const warning = "Inputs changed: open the page to solve again";

test("a portfolio workbook whose inputs are changed shows no figure of the old weights, and says so", async () => {
  const { sheet, valuesOf } = await workingsOf("portfolio-optimization");
  const solved = valuesOf("");
  const differences = modelInEngine(sheet, solved);
  expect(differences(solved)).toEqual([]);
  const others = {
    ...{ place: 0.31, limit: 0.36, window: 61, risklessRate: 0.021 },
    ...{ covarianceShrinkage: 0.31, meanShrinkage: 0.51 },
  };
  for (const [name, value] of Object.entries(others)) {
    const changed = differences({ ...solved, [name]: value });
    const shown = Object.fromEntries(changed.map(({ id, workbook }) => [id, workbook]));
    expect(shown, name).toMatchObject({
      ...Object.fromEntries(headlines.map((id) => [id, "Solve again"])),
      ...{ weightsAre: warning, solveAgain: 1, "wealth.Chosen": "Solve again" },
    });
    expect(Object.keys(shown)).not.toContain("wealth.Equal");
    expect(Object.keys(shown)).not.toContain("wealth.Benchmark");
  }
  // A trading cost changes no weight, so the workbook follows it.
  expect(differences({ ...valuesOf("cost=1") })).toEqual([]);
});
