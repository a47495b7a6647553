import { spawnSync } from "node:child_process";

const CANDIDATES = ["python3", "/usr/bin/python3"];

/** The first Python on this machine that can import pandas, or `undefined`. */
export function findPythonWithPandas() {
  return CANDIDATES.find((command) => spawnSync(command, ["-c", "import pandas"]).status === 0);
}

/** What a script prints, without the last line break. */
export function runPython(command: string, code: string) {
  const { status, stdout, stderr } = spawnSync(command, ["-"], {
    input: code,
    encoding: "utf8",
    env: { ...process.env, PYTHONIOENCODING: "utf-8" },
  });
  if (status !== 0) throw new Error(`Python stopped with an error:\n${stderr}`);
  return stdout.trimEnd();
}
