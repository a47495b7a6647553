import { expect, test } from "vitest";
import { firstError } from "./stages.ts";

test("the line that says what went wrong is found in a log, without its stack", () => {
  const log =
    "vite v8 building\n\u001b[31mx Build failed in 1s\u001b[39m\nError: content/projects/a.mdx: no such thing\n    at file.js:1:1\n";
  expect(firstError(log)).toBe("content/projects/a.mdx: no such thing");
});

test("a log without an error says nothing", () => {
  expect(firstError("✓ built in 3 s\n")).toBeUndefined();
});
