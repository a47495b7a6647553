import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { sumOfReports } from "./test-counts.ts";

test("reports of both runners are added up, and one that is missing counts nothing", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "reports-"));
  const reports = {
    // The parts that we read, under the runners' own names.
    "browser.json": { stats: { expected: 2, unexpected: 1, flaky: 2, skipped: 0 } },
    "unit.json": { numPassedTests: 10, numFailedTests: 0, numPendingTests: 3 },
  };
  for (const [name, report] of Object.entries(reports)) {
    await writeFile(path.join(folder, name), JSON.stringify(report));
  }
  const files = [...Object.keys(reports), "missing.json"].map((name) => path.join(folder, name));
  expect(await sumOfReports(files)).toEqual({ passed: 14, failed: 1, skipped: 3 });
});
