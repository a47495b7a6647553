import { readFileSync } from "node:fs";
import path from "node:path";

/** Tools that are not named after their package. */
const packageNames: Partial<Record<string, string>> = {
  tsc: "typescript",
  biome: "@biomejs/biome",
  playwright: "@playwright/test",
  // Its packages are installed only where it is run.
  stryker: "../tools/mutation/node_modules/@stryker-mutator/core",
};

/**
 * The JavaScript file of a tool, to be run by Node. The commands in `node_modules/.bin` are shell scripts on Windows,
 * which no program can start as such.
 */
export function toolFile(tool: string) {
  const folder = path.resolve("node_modules", packageNames[tool] ?? tool);
  const { bin } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  return path.join(folder, typeof bin === "string" ? bin : bin[tool]);
}
