import { readFile } from "node:fs/promises";
import * as v from "valibot";

export const reports = {
  unit: ".cache/unit-tests.json",
  built: ".cache/built-tests.json",
  browser: ".cache/browser-tests.json",
};

const vitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
});

const playwrightReport = v.object({
  stats: v.object({
    expected: v.number(),
    unexpected: v.number(),
    flaky: v.number(),
    skipped: v.number(),
  }),
});

export type Counts = { passed: number; failed: number; skipped: number };

/** What a run of either runner counted; a run that was not made counted nothing. */
export async function countsOf(file: string): Promise<Counts> {
  const text = await readFile(file, "utf8").catch(() => null);
  if (text === null) return { passed: 0, failed: 0, skipped: 0 };
  const report: unknown = JSON.parse(text);
  if (v.is(playwrightReport, report)) {
    const { expected, flaky, unexpected, skipped } = report.stats;
    return { passed: expected + flaky, failed: unexpected, skipped };
  }
  const { numPassedTests, numFailedTests, numPendingTests } = v.parse(vitestReport, report);
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
}

export function sumOf(counts: Counts[]): Counts {
  const sum = (key: keyof Counts) => counts.reduce((total, count) => total + count[key], 0);
  return { passed: sum("passed"), failed: sum("failed"), skipped: sum("skipped") };
}
