import { describe, test } from "vitest";
import { modelsWithWorkings } from "#builder/pages/models-with-workings.ts";
import { expectSameInEngine } from "./expect-same-in-engine.ts";

const models = [...(await modelsWithWorkings())];

// Workbooks that the owner brought are recalculated in `workbook-fixtures/`.
describe.each(models.filter(([, { changedCells }]) => !changedCells))(
  "the workbook of %s",
  (_, workings) => {
    test(
      "with other inputs entered and recalculated by another engine, equals the page in every preset, at the limits and in random cases",
      { timeout: 300_000 },
      () => expectSameInEngine(workings),
    );
  },
);
