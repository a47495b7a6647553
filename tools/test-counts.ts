import { readFile } from "node:fs/promises";
import * as v from "valibot";

export const reports = {
  unit: ".cache/unit-tests.json",
  server: ".cache/server-tests.json",
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

/** A file of tests, or a `test.describe` in one. */
type Suite = {
  title: string;
  specs: { title: string; tests: { status: string }[] }[];
  suites?: Suite[] | undefined;
};

const suite: v.GenericSchema<unknown, Suite> = v.object({
  title: v.string(),
  specs: v.array(v.object({ title: v.string(), tests: v.array(v.object({ status: v.string() })) })),
  suites: v.optional(v.array(v.lazy(() => suite))),
});

const playwrightSuites = v.object({ suites: v.array(suite) });

export type Counts = { passed: number; failed: number; skipped: number };

/** The counts of a run of either runner; zero where there was no run. */
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

/**
 * The browser tests that failed and then passed, each with its file: they count as passed, but must not go
 * unnoticed, because a flaky test hides a fault of the site or of its own.
 */
export async function passedAtSecondAttempt(file: string): Promise<string[]> {
  const text = await readFile(file, "utf8").catch(() => null);
  if (text === null) return [];
  const namesIn = ({ title, specs, suites = [] }: Suite): string[] => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
      .map((spec) => `${title} › ${spec.title}`),
    ...suites.flatMap(namesIn).map((name) => `${title} › ${name}`),
  ];
  return v.parse(playwrightSuites, JSON.parse(text)).suites.flatMap(namesIn);
}

export function sumOf(counts: Counts[]): Counts {
  const sum = (key: keyof Counts) => counts.reduce((total, count) => total + count[key], 0);
  return { passed: sum("passed"), failed: sum("failed"), skipped: sum("skipped") };
}
