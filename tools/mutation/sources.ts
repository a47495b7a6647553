import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

/** Folders whose code is mutated; a model added to `models/` is included automatically. */
export const scope = ["models", "workings", "app/lib/format", "contracts", "contact", "server"];

/** Tests, code that only tests and the crash test use, and the invented month of a demo. */
const forTests = /\.test\.ts$|\/(reference|demo-month|crash)\/|\/(sample-|test-|crash-)[\w-]*\.ts$/;

/** The formulas of sheets: they are tested cell by cell in tools/recalculation, not by a test beside them. */
const sheetFormulas = /^models\/[\w-]+\/(sheet|tier-lines)\.ts$/;

/** Code that only tests in another process reach, where a mutant is not active. */
const outOfReach = [
  "server/worker/",
  "contact/service/node.ts",
  "server/main.ts",
  "server/on-parent-exit.ts",
  "server/start-server.ts",
];

/** The files to mutate below some paths, by folder. */
export async function foldersToMutate(places: readonly string[] = scope) {
  const folders = new Map<string, string[]>();
  for (const place of places) {
    for (const file of place.endsWith(".ts") ? [place] : await sourcesIn(place)) {
      const folder = path.dirname(file);
      folders.set(folder, [...(folders.get(folder) ?? []), file]);
    }
  }
  return folders;
}

async function sourcesIn(folder: string) {
  const names = await readdir(folder, { recursive: true });
  return names
    .map((name) => path.posix.join(folder, name))
    .filter((file) => file.endsWith(".ts") && !forTests.test(file) && !sheetFormulas.test(file))
    .filter((file) => !outOfReach.some((place) => file.startsWith(place)))
    .sort();
}

/** A share of the lines of some files, as Stryker writes ranges. The same lines in every run. */
export async function sampledLines(files: readonly string[], percent: number) {
  const ranges: string[] = [];
  for (const file of files) {
    const lines = (await readFile(file, "utf8")).split("\n");
    for (const [index, line] of lines.entries()) {
      const isComment = /^\s*(\/\/|\/?\*|import |\}|$)/.test(line);
      if (!isComment && isSampled(`${file}:${line}:${index}`, percent)) {
        ranges.push(`${file}:${index + 1}-${index + 1}`);
      }
    }
  }
  return ranges;
}

function isSampled(key: string, percent: number) {
  const [first = 0, second = 0] = createHash("sha256").update(key).digest();
  return (first * 256 + second) % 100 < percent;
}
