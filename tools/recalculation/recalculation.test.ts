import { describe, test } from "vitest";
import { modelsWithWorkings } from "#builder/pages/models-with-workings.ts";
import { expectSameInEngine } from "./expect-same-in-engine.ts";

const models = [...(await modelsWithWorkings())];

// Those of the owner are recalculated in `workbook-fixtures/`. Models with data have a file of their own, `data-recalculation.test.ts`, which runs at the same time.
describe.each(
  models.filter(([, { sheet, changedCells }]) => !sheet.definition.data && !changedCells),
)("the workbook of %s", (_, workings) => {
  test(
    "with other inputs entered and recalculated by another engine, equals the page in every preset, at the limits and in random cases",
    {
      timeout: 300_000,
    },
    () => expectSameInEngine(workings),
  );
});
