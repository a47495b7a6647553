import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { countsOf, passedAtSecondAttempt } from "./test-counts.ts";

// The parts of a Playwright report that we read, under its own names.
const report = {
  suites: [
    {
      title: "e2e/search.spec.ts",
      specs: [
        { title: "finds a page", tests: [{ status: "expected" }] },
        { title: "opens by its button", tests: [{ status: "flaky" }] },
      ],
      suites: [
        {
          title: "on a phone",
          specs: [
            { title: "fills the screen", tests: [{ status: "expected" }, { status: "flaky" }] },
            { title: "is closed by Back", tests: [{ status: "unexpected" }] },
          ],
        },
      ],
    },
  ],
  stats: { expected: 2, unexpected: 1, flaky: 2, skipped: 0 },
};

let file: string;

beforeAll(async () => {
  file = path.join(await mkdtemp(path.join(tmpdir(), "report-")), "browser-tests.json");
  await writeFile(file, JSON.stringify(report));
});

test("a test that passed at the second attempt counts as passed", async () => {
  expect(await countsOf(file)).toEqual({ passed: 4, failed: 1, skipped: 0 });
});

test("each test that passed only at the second attempt is named, with its file and its group", async () => {
  expect(await passedAtSecondAttempt(file)).toEqual([
    "e2e/search.spec.ts › opens by its button",
    "e2e/search.spec.ts › on a phone › fills the screen",
  ]);
});

test("a run that was not made counted nothing and repeated nothing", async () => {
  expect(await countsOf(`${file}.missing`)).toEqual({ passed: 0, failed: 0, skipped: 0 });
  expect(await passedAtSecondAttempt(`${file}.missing`)).toEqual([]);
});
