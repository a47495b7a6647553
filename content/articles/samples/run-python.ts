import { runProgram } from "#tools/python.ts";

/** Reads the scripts from its input, runs each with names of its own, and prints what they printed. */
const runEach = `
import contextlib, io, json, sys
printed = []
for script in json.load(sys.stdin):
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        exec(compile(script, "script", "exec"), {"__name__": "__main__"})
    printed.append(output.getvalue())
print(json.dumps(printed))
`;

/**
 * What each script prints, without the last line break. In one process, because loading pandas takes longer than the
 * scripts.
 */
export function runPython(python: string, scripts: readonly string[]): string[] {
  const input = JSON.stringify(scripts);
  const printed: string[] = JSON.parse(runProgram(python, ["-c", runEach], { input }));
  return printed.map((text) => text.trimEnd());
}
