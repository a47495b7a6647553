import { execFileSync, spawnSync } from "node:child_process";

const found = new Map<string, string | undefined>();

/** The first Python on this machine that has these packages: the one that PYTHON names comes first. */
export function findPython(packages: readonly string[] = []) {
  const key = packages.join();
  if (!found.has(key)) found.set(key, firstWith(packages));
  return found.get(key);
}

/** Its own path, because the command may be a script that looks for a version each time. */
function firstWith(packages: readonly string[]) {
  const program = [
    ...["sys", ...packages].map((name) => `import ${name}`),
    "print(sys.executable)",
  ];
  for (const command of [process.env.PYTHON, "python3", "/usr/bin/python3"]) {
    if (!command) continue;
    const { status, stdout } = spawnSync(command, ["-c", program.join("\n")], { encoding: "utf8" });
    if (status === 0) return stdout.trim();
  }
  return undefined;
}

/** What a program prints. It leaves no compiled files behind. */
export function runProgram(command: string, args: readonly string[]) {
  return execFileSync(command, ["-B", ...args], { encoding: "utf8", maxBuffer: 2 ** 26 });
}
