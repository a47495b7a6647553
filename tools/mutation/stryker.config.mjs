// One folder at a time: its mutants, against the tests beside them. See tools/test-mutation.ts.
const { MUTATION_FILES: files = "", MUTATION_REPORT: report } = process.env;
const concurrency = Number(process.env.MUTATION_WORKERS ?? 2);

export default {
  plugins: ["@stryker-mutator/vitest-runner"],
  testRunner: "vitest",
  vitest: { configFile: "tools/mutation/vitest.config.ts", related: false },
  mutate: files.split(","),
  mutator: { excludedMutations: ["StringLiteral"] },
  ignorePatterns: [".cache", "build", "docs", ".react-router", "outbox", "test-results"],
  tempDirName: ".cache/mutation/sandbox",
  // Stryker would rewrite the file with TypeScript's own API, which version 7 does not have.
  tsconfigFile: "none",
  concurrency,
  timeoutMS: 10_000,
  reporters: ["json"],
  jsonReporter: { fileName: report },
  warnings: { slow: false },
  logLevel: "warn",
};
