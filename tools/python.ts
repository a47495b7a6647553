import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** The versions of each package that a result holds for; "2" stands for every 2.x. */
export type Versions = Readonly<Record<string, readonly string[]>>;

const oldestPython = "3.8";

const found = new Map<string, string | undefined>();

/** The first Python on this machine with these versions: the one that PYTHON names comes first. */
export function findPython(packages: Versions = {}) {
  const key = JSON.stringify(packages);
  if (!found.has(key)) found.set(key, firstWith(packages));
  return found.get(key);
}

/** Its own path, because the command may be a script that looks for a version each time. */
function firstWith(packages: Versions) {
  for (const command of [process.env.PYTHON, "python3", "/usr/bin/python3"]) {
    if (!command) continue;
    const args = ["-c", installed, oldestPython, ...Object.keys(packages)];
    const { status, stdout } = spawnSync(command, args, { encoding: "utf8" });
    if (status !== 0) continue;
    const { executable, versions }: Installed = JSON.parse(stdout);
    if (holdsFor(packages, versions)) return executable;
  }
  return undefined;
}

type Installed = { executable: string; versions: Record<string, string> };

/** Fails where Python is too old or a package is missing. */
const installed = `
import json, sys
from importlib.metadata import version
oldest, names = sys.argv[1], sys.argv[2:]
assert sys.version_info >= tuple(map(int, oldest.split(".")))
print(json.dumps({"executable": sys.executable, "versions": {name: version(name) for name in names}}))
`;

/** Whether every package is installed in one of its versions. */
export function holdsFor(packages: Versions, versions: Readonly<Record<string, string>>) {
  return Object.entries(packages).every(([name, wanted]) =>
    wanted.some((version) => `${versions[name]}.`.startsWith(`${version}.`)),
  );
}

/** The versions that a requirements.txt names: results with many digits hold for these alone. */
export function requirementsOf(file: string): Versions {
  const lines = readFileSync(file, "utf8").trim().split(/\r?\n/);
  return Object.fromEntries(
    lines.map((line) => {
      const [name = "", version = ""] = line.split("==");
      return [name, [version]];
    }),
  );
}

const missing = new Set<string>();

/**
 * The Python that a test needs. Where there is none, the test is skipped and one line says so for all tests that
 * need it, unless the machine was set up to have it: then REQUIRE_PYTHON is set.
 */
export function pythonOrSkip(
  { skip }: { skip: (reason: string) => never },
  packages: Versions = {},
) {
  const python = findPython(packages);
  if (python) return python;
  const named = Object.entries(packages).map(([name, of]) => ` ${name} ${of.join(" or ")}`);
  const reason = `needs Python ${oldestPython} or newer${named.length > 0 ? ` with${named}` : ""}`;
  if (process.env.REQUIRE_PYTHON) throw new Error(reason);
  if (!missing.has(reason)) console.warn(`Skipped here: what ${reason}.`);
  missing.add(reason);
  return skip(reason);
}

/** Returns what a program prints, as UTF-8 in every locale. It leaves no compiled files behind. */
export function runProgram(
  python: string,
  args: readonly string[],
  { input = "", cwd }: { input?: string; cwd?: string } = {},
) {
  return execFileSync(python, ["-B", "-X", "utf8", ...args], {
    input,
    cwd,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
}
