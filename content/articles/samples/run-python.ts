import { spawnSync } from "node:child_process";

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
