import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { foldersToMutate, sampledLines } from "./sources.ts";

const report = readFileSync("docs/mutation.md", "utf8");
const [scores = "", ...rest] = report.split("## Survivors");

test("every folder with code has a score, or is named among those without", async () => {
  const folders = [...(await foldersToMutate()).keys()].filter((folder) => folder !== "models");
  expect(folders.filter((folder) => !scores.includes(`\`${folder}/\``))).toEqual([]);
});

test("no score is that of a folder that is gone", async () => {
  const folders = [...(await foldersToMutate()).keys()];
  const scored = [...scores.matchAll(/^\| `([\w/-]+)\/` \|/gm)].map(([, folder]) => folder);
  expect(scored.length).toBeGreaterThan(10);
  expect(scored.filter((folder) => !folders.includes(folder ?? ""))).toEqual([]);
});

test("no survivor is in a file that is gone", () => {
  const survivors = [...rest.join().matchAll(/^\| `([\w./-]+\.ts)` \d+ \|/gm)].map(
    ([, file = ""]) => file,
  );
  const files = new Set(
    ["app", "contracts", "models", "server"].flatMap((folder) =>
      readdirSync(folder, { recursive: true }).map((file) => `${folder}/${file}`),
    ),
  );
  expect(survivors.length).toBeGreaterThan(10);
  expect(survivors.filter((file) => !files.has(file))).toEqual([]);
});

test("every model is mutated without being listed", async () => {
  const folders = await foldersToMutate(["models"]);
  const models = readdirSync("models", { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `models/${name}`);
  expect([...folders.keys()]).toEqual(expect.arrayContaining(models));
  expect([...folders.values()].flat().filter((file) => file.includes(".test."))).toEqual([]);
});

test("a sample is a share of the lines, the same in every run", async () => {
  const files = (await foldersToMutate(["models/waterfall"])).get("models/waterfall") ?? [];
  const [tenth, again, half, all] = await Promise.all(
    [10, 10, 50, 100].map((percent) => sampledLines(files, percent)),
  );
  expect(again).toEqual(tenth);
  expect(half).toEqual(expect.arrayContaining(tenth ?? []));
  expect((half?.length ?? 0) / (all?.length ?? 0)).toBeCloseTo(0.5, 1);
});
