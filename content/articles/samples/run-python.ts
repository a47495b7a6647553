import { spawnSync } from "node:child_process";

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
export function runPython(command: string, scripts: readonly string[]): string[] {
  const { status, stdout, stderr } = spawnSync(command, ["-c", runEach], {
    input: JSON.stringify(scripts),
    encoding: "utf8",
    env: { ...process.env, PYTHONIOENCODING: "utf-8" },
  });
  if (status !== 0) throw new Error(`Python stopped with an error:\n${stderr}`);
  const printed: string[] = JSON.parse(stdout);
  return printed.map((text) => text.trimEnd());
}
