import { expect, test } from "vitest";
import { foldersToMutate, sampledLines } from "./sources.ts";

test("code in models is mutated without being listed; sheets and tests are not", async () => {
  const folders = await foldersToMutate(["models"]);
  expect([...folders.keys()]).toContain("models/cash-flow");
  const files = [...folders.values()].flat();
  expect(files.filter((file) => /\.test\.|\/sheet\.ts$/.test(file))).toEqual([]);
});

test("a sample is a share of the lines, the same in every run", async () => {
  const files = (await foldersToMutate(["contact"])).get("contact/service") ?? [];
  const [tenth, again, half, all] = await Promise.all(
    [10, 10, 50, 100].map((percent) => sampledLines(files, percent)),
  );
  expect(again).toEqual(tenth);
  expect(half).toEqual(expect.arrayContaining(tenth ?? []));
  expect((half?.length ?? 0) / (all?.length ?? 0)).toBeCloseTo(0.5, 1);
});
