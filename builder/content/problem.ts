import { readFile } from "node:fs/promises";

/** A mistake in one line: the file, the field, what is wrong and how to put it right. */
export function problem(file: string, field: string, fault: string, fix: string) {
  return `${file}: ${field}: ${fault}; ${fix}.`;
}

/** The same as a list, which is empty where nothing is wrong. */
export function problemIf(isFault: boolean, ...words: Parameters<typeof problem>): string[] {
  return isFault ? [problem(...words)] : [];
}

/** A mistake in what the owner wrote, in one line: the fault and its fix. */
export class ContentMistake extends Error {
  /** File and line, where the mistake is not in the text itself: `content/data/sales.csv:4`. */
  readonly place: string | undefined;

  constructor(message: string, place?: string) {
    super(message);
    this.place = place;
  }
}

/** Adds the line to each problem that names a list and a field: `content/articles.ts:12: date of …`. */
export async function withLines(problems: readonly string[]) {
  return Promise.all(
    problems.map(async (problem) => {
      const [, file, field = "", entry] =
        /^(content\/[\w-]+\.ts): (\w+)(?: of (.+?))?: /.exec(problem) ?? [];
      if (!file) return problem;
      const [, quoted] = /"([^"]+)"/.exec(problem) ?? [];
      const line = lineOf(await readFile(file, "utf8"), { field, entry: entry ?? quoted });
      return line ? problem.replace(file, `${file}:${line}`) : problem;
    }),
  );
}

/** The line of a field, searched for from the line that names its entry. */
function lineOf(source: string, { field, entry }: { field: string; entry?: string | undefined }) {
  const lines = source.split("\n");
  const start = entry ? lines.findIndex((line) => line.includes(`"${entry}"`)) : 0;
  if (start === -1) return null;
  const names = new RegExp(`^\\s*["']?${field}["']?:`);
  const found = lines.findIndex((line, index) => index >= start && names.test(line));
  return found === -1 ? start + 1 : found + 1;
}
