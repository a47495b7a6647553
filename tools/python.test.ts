import { afterEach, expect, test, vi } from "vitest";
import { findPython, holdsFor, pythonOrSkip } from "./python.ts";

afterEach(() => vi.unstubAllEnvs());

test.each([
  ["1.9.1", true],
  ["1.9.10", false],
  ["1.2.1", false],
])("a result that holds for 1.9.1 is compared with version %s: %s", (version, isCompared) => {
  expect(holdsFor({ "scikit-learn": ["1.9.1"] }, { "scikit-learn": version })).toBe(isCompared);
});

test.each([
  ["2.1.4", true],
  ["2.10.0", true],
  ["3.0.0", true],
  ["1.4.0", false],
  ["20.0.0", false],
])(
  "a result that holds for 1.5, 2 and 3 is compared with version %s: %s",
  (version, isCompared) => {
    expect(holdsFor({ pandas: ["1.5", "2", "3"] }, { pandas: version })).toBe(isCompared);
  },
);

test("every package must be in its version", () => {
  const packages = { numpy: ["2"], scipy: ["1.17"] };
  expect(holdsFor(packages, { numpy: "2.4.6", scipy: "1.10.1" })).toBe(false);
  expect(holdsFor(packages, { numpy: "2.4.6", scipy: "1.17.1" })).toBe(true);
});

test("no Python has a package that does not exist", () => {
  expect(findPython({ "no-such-package": ["1"] })).toBeUndefined();
});

test("tests without their Python are skipped, with one line for all, and fail where Python is required", () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const skip = (reason: string): never => {
    throw new Error(`skipped: ${reason}`);
  };
  const packages = { pandas: ["0.1", "0.2"], "no-such-package": ["1"] };
  const reason = "needs Python 3.8 or newer with pandas 0.1 or 0.2, no-such-package 1";
  vi.stubEnv("REQUIRE_PYTHON", "");
  for (const _ of ["first", "second"]) {
    expect(() => pythonOrSkip({ skip }, packages)).toThrow(`skipped: ${reason}`);
  }
  expect(warn.mock.calls).toEqual([[`Skipped here: what ${reason}.`]]);
  warn.mockRestore();

  vi.stubEnv("REQUIRE_PYTHON", "true");
  expect(() => pythonOrSkip({ skip }, packages)).toThrow(/^needs Python/);
});
