import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { toolFile } from "./tool-file.ts";

// Each of them is started by a command of the owner's.
test.each(["vite", "tsc", "biome", "vitest", "playwright", "knip", "tsx"])(
  "%s is a file that Node can run, on Windows too",
  (tool) => {
    const file = toolFile(tool);
    expect(existsSync(file)).toBe(true);
    expect(file).not.toContain(".bin");
    expect(readFileSync(file, "utf8")).toMatch(/^#!\/usr\/bin\/env node/);
  },
);
