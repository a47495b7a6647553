import { readFile } from "node:fs/promises";

export const reports = {
  unit: ".cache/unit-tests.json",
  server: ".cache/server-tests.json",
  built: ".cache/built-tests.json",
  browser: ".cache/browser-tests.json",
};

type VitestReport = Record<"numPassedTests" | "numFailedTests" | "numPendingTests", number>;
type PlaywrightReport = {
  stats: Record<"expected" | "flaky" | "unexpected" | "skipped", number>;
};

/** The tests that passed, failed and were skipped, in all reports there are. */
export async function sumOfReports(files: readonly string[] = Object.values(reports)) {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const file of files) {
    const text = await readFile(file, "utf8").catch(() => null);
    if (text === null) continue;
    const report: VitestReport | PlaywrightReport = JSON.parse(text);
    const [passed, failed, skipped] =
      "stats" in report
        ? // One that passed at the second attempt is flaky.
          [
            report.stats.expected + report.stats.flaky,
            report.stats.unexpected,
            report.stats.skipped,
          ]
        : [report.numPassedTests, report.numFailedTests, report.numPendingTests];
    sum.passed += passed;
    sum.failed += failed;
    sum.skipped += skipped;
  }
  return sum;
}
