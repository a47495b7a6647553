import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { foldersToMutate, sampledLines } from "./sources.ts";

test("every model is mutated without being listed", async () => {
  const folders = await foldersToMutate(["models"]);
  const models = readdirSync("models", { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `models/${name}`);
  expect([...folders.keys()]).toEqual(expect.arrayContaining(models));
  expect([...folders.values()].flat().filter((file) => file.includes(".test."))).toEqual([]);
});

test("a sample is a share of the lines, the same in every run", async () => {
  const files = (await foldersToMutate(["server/contact"])).get("server/contact") ?? [];
  const [tenth, again, half, all] = await Promise.all(
    [10, 10, 50, 100].map((percent) => sampledLines(files, percent)),
  );
  expect(again).toEqual(tenth);
  expect(half).toEqual(expect.arrayContaining(tenth ?? []));
  expect((half?.length ?? 0) / (all?.length ?? 0)).toBeCloseTo(0.5, 1);
});
