import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { readReports } from "./test-reports.ts";

// The parts that we read, under the runners' own names.
const browserReport = {
  stats: { expected: 2, unexpected: 1, flaky: 2, skipped: 0 },
  suites: [
    {
      specs: [{ title: "a page opens", ok: true, file: "e2e/pages.spec.ts", tests: [] }],
      suites: [
        {
          specs: [
            {
              title: "the menu closes",
              ok: false,
              file: "e2e/menu.spec.ts",
              tests: [
                { status: "skipped", results: [] },
                {
                  status: "unexpected",
                  results: [
                    { errors: [{ message: "\u001b[31mTimeout\u001b[39m of 10 s\nCall log:" }] },
                    { errors: [{ message: "The second attempt" }] },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};

const unitReport = {
  numPassedTests: 10,
  numFailedTests: 1,
  numPendingTests: 3,
  testResults: [
    {
      name: path.resolve("models/loan/sheet.test.ts"),
      status: "failed",
      message: "",
      assertionResults: [
        { fullName: "a loan is repaid", status: "passed" },
        {
          fullName: "a payment is level",
          status: "failed",
          failureMessages: ["AssertionError: expected 1 to be 2\n    at sheet.test.ts:9"],
        },
      ],
    },
    {
      name: path.resolve("models/bond/sheet.test.ts"),
      status: "failed",
      message: "Cannot find module './sheet.ts'",
      assertionResults: [],
    },
  ],
};

test("reports of both runners are added up and name what failed; a missing one counts nothing", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "reports-"));
  const browser = path.join(folder, "browser.json");
  const unit = path.join(folder, "unit.json");
  await writeFile(browser, JSON.stringify(browserReport));
  await writeFile(unit, JSON.stringify(unitReport));
  expect(await readReports([browser, unit, path.join(folder, "missing.json")])).toEqual({
    passed: 14,
    failed: 2,
    skipped: 3,
    failures: [
      "e2e/menu.spec.ts: the menu closes\n    Timeout of 10 s",
      `${path.normalize("models/loan/sheet.test.ts")}: a payment is level\n    AssertionError: expected 1 to be 2`,
      `${path.normalize("models/bond/sheet.test.ts")}\n    Cannot find module './sheet.ts'`,
    ],
  });
});
