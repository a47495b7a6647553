import { readFileSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Files that need a DOM come last, those with settings of their own at the very end. A worker ends when the next
 * file needs another environment than its own, and the worker after it loads all modules, and starts PostgreSQL,
 * again.
 */
export class DomLast extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const environments = new Map(sorted.map((file) => [file, environmentOf(file.moduleId)]));
    const linesOf = (file: TestSpecification) => environments.get(file)?.length ?? 0;
    return sorted.toSorted((a, b) => linesOf(a) - linesOf(b));
  }
}

/** The comments of a file that ask for an environment and its settings. */
function environmentOf(file: string) {
  return readFileSync(file, "utf8").match(/^\/\/ @vitest-environment.*$/gm) ?? [];
}
