import * as v from "valibot";

/** The part of Stryker's report that counts. */
const report = v.object({
  files: v.record(
    v.string(),
    v.object({
      source: v.string(),
      mutants: v.array(
        v.object({
          mutatorName: v.string(),
          replacement: v.optional(v.string()),
          status: v.string(),
          location: v.object({
            start: v.object({ line: v.number(), column: v.number() }),
            end: v.object({ line: v.number(), column: v.number() }),
          }),
        }),
      ),
    }),
  ),
});

export type Score = { killed: number; survivors: string[] };

/** A mutant that breaks the import of its module is neither killed by a test nor a survivor. */
export function scoreOf(json: unknown): Score {
  const { files } = v.parse(report, json);
  const mutants = Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.map((mutant) => ({ file, lines: source.split("\n"), ...mutant })),
  );
  return {
    killed: mutants.filter(({ status }) => /^(Killed|Timeout)$/.test(status)).length,
    survivors: mutants.filter(({ status }) => /^(Survived|NoCoverage)$/.test(status)).map(describe),
  };
}

type Mutant = {
  file: string;
  lines: string[];
  mutatorName: string;
  replacement?: string | undefined;
  location: { start: Point; end: Point };
};
type Point = { line: number; column: number };

function describe({ file, lines, mutatorName, replacement, location }: Mutant) {
  const { start, end } = location;
  const line = lines[start.line - 1] ?? "";
  const original =
    start.line === end.line ? line.slice(start.column - 1, end.column - 1) : line.trim();
  return `${file}:${start.line} ${mutatorName}: ${short(original)} → ${short(replacement ?? "")}`;
}

function short(code: string) {
  const text = code.replaceAll(/\s+/g, " ");
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

export function percent(score: Score) {
  const all = score.killed + score.survivors.length;
  return all === 0 ? 100 : (100 * score.killed) / all;
}
