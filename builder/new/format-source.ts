import { spawnSync } from "node:child_process";
import { toolFile } from "../process/tool-file.ts";

/** The text as the project's formatter would lay it out. `file` tells it the language. */
export function formatSource(file: string, text: string) {
  const { status, stdout, stderr, error } = spawnSync(
    process.execPath,
    [toolFile("biome"), "format", `--stdin-file-path=${file}`],
    { input: text, encoding: "utf8" },
  );
  if (status === 0) return stdout;
  throw new Error(
    `${file} could not be formatted, so nothing was changed: ${error?.message ?? stderr.trim()}`,
  );
}
