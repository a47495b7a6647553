import { readFile } from "node:fs/promises";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";

export const reports = {
  unit: ".cache/unit-tests.json",
  server: ".cache/server-tests.json",
  built: ".cache/built-tests.json",
  browser: ".cache/browser-tests.json",
};

type VitestReport = Record<"numPassedTests" | "numFailedTests" | "numPendingTests", number> & {
  testResults: {
    /** The file. */
    name: string;
    status: string;
    /** Why the file could not be run at all. */
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
};

type PlaywrightReport = {
  stats: Record<"expected" | "flaky" | "unexpected" | "skipped", number>;
  suites: PlaywrightSuite[];
};

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    ok: boolean;
    file: string;
    tests: { status: string; results: { errors: { message?: string }[] }[] }[];
  }[];
};

/** How many tests passed, failed and were skipped, in all reports there are, and which failed. */
export async function readReports(files: readonly string[] = Object.values(reports)) {
  const sum = { passed: 0, failed: 0, skipped: 0, failures: [] as string[] };
  for (const file of files) {
    const text = await readFile(file, "utf8").catch(() => null);
    if (text === null) continue;
    const report: VitestReport | PlaywrightReport = JSON.parse(text);
    if ("stats" in report) {
      // One that passed at the second attempt is flaky.
      sum.passed += report.stats.expected + report.stats.flaky;
      sum.failed += report.stats.unexpected;
      sum.skipped += report.stats.skipped;
      sum.failures.push(...report.suites.flatMap(browserFailures));
    } else {
      sum.passed += report.numPassedTests;
      sum.failed += report.numFailedTests;
      sum.skipped += report.numPendingTests;
      sum.failures.push(...vitestFailures(report));
    }
  }
  return sum;
}

function vitestFailures({ testResults }: VitestReport) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative("", name);
    const failed = assertionResults.filter((result) => result.status === "failed");
    if (failed.length === 0 && status === "failed") return [described(file, message)];
    return failed.map((result) =>
      described(`${file}: ${result.fullName}`, result.failureMessages?.[0]),
    );
  });
}

function browserFailures({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const failed = specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const [result] = tests.find(({ status }) => status === "unexpected")?.results ?? [];
      return described(`${file}: ${title}`, result?.errors[0]?.message);
    });
  return [...failed, ...suites.flatMap(browserFailures)];
}

function described(test: string, error = "") {
  const [firstLine] = stripVTControlCharacters(error).trim().split("\n");
  return `${test}\n    ${firstLine}`;
}
