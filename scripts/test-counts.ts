import { readFile } from "node:fs/promises";
import * as v from "valibot";

const unitReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
});

const browserReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), skipped: v.number() }),
});

/** What the two test runners counted, added up. */
export async function readCounts() {
  const unit = v.parse(unitReport, JSON.parse(await readFile(".cache/unit-tests.json", "utf8")));
  const { stats } = v.parse(
    browserReport,
    JSON.parse(await readFile(".cache/browser-tests.json", "utf8")),
  );
  return {
    passed: unit.numPassedTests + stats.expected,
    failed: unit.numFailedTests + stats.unexpected,
    skipped: unit.numPendingTests + stats.skipped,
  };
}
