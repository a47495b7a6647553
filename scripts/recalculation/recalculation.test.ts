import { describe, test } from "vitest";
import { modelsWithWorkings } from "../build/models-with-workings.ts";
import { expectSameInEngine } from "./expect-same-in-engine.ts";

const models = [...(await modelsWithWorkings())];

// Models with data have a file of their own, `data-recalculation.test.ts`, which runs at the same time.
describe.each(models.filter(([, { sheet }]) => !sheet.definition.data))(
  "the workbook of %s",
  (_, workings) => {
    test(
      "recalculated by another engine, equals the page in every preset, at every limit and in 200 random cases",
      {
        timeout: 300_000,
      },
      () => expectSameInEngine(workings),
    );
  },
);
