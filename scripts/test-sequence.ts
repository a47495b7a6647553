import { readFileSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Files that need a DOM come last. A worker ends when the next file needs another environment than its own, and
 * the worker after it loads all modules, and starts PostgreSQL, again.
 */
export class DomLast extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const needDom = sorted.filter(({ moduleId }) => needsDom(moduleId));
    return [...sorted.filter((file) => !needDom.includes(file)), ...needDom];
  }
}

function needsDom(file: string) {
  return readFileSync(file, "utf8").startsWith("// @vitest-environment happy-dom");
}
