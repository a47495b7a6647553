import { execFileSync, spawnSync } from "node:child_process";

/** The first Python on this machine that has these packages: the one that PYTHON names comes first. */
export function findPython(packages: readonly string[] = []) {
  const candidates = [process.env.PYTHON, "python3", "/usr/bin/python3"];
  return candidates.find(
    (command): command is string =>
      command !== undefined &&
      spawnSync(command, ["-c", ["pass", ...packages.map((name) => `import ${name}`)].join("\n")])
        .status === 0,
  );
}

/** What a program prints. It leaves no compiled files behind. */
export function runProgram(command: string, args: readonly string[]) {
  return execFileSync(command, ["-B", ...args], { encoding: "utf8", maxBuffer: 2 ** 26 });
}
