import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { hasLibreOffice } from "./libre-office.ts";

describe("on a machine without LibreOffice", () => {
  beforeEach(() => {
    vi.stubEnv("PATH", "");
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  test("the check is skipped with one line", () => {
    vi.stubEnv("CI", "");
    const log = vi.spyOn(console, "log").mockReturnValue();
    expect(hasLibreOffice()).toBe(false);
    expect(log.mock.calls).toEqual([[expect.stringMatching(/^Skipped: LibreOffice is not .*$/)]]);
  });

  test("the check fails in CI", () => {
    vi.stubEnv("CI", "true");
    expect(hasLibreOffice).toThrow("LibreOffice is not installed");
  });
});
