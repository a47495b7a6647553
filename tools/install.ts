import { execFileSync, spawnSync } from "node:child_process";

/** The full path of a command, or an empty string when it is not installed. */
export function located(command: string) {
  if (/[\\/]/.test(command)) return command;
  const { stdout, status } = spawnSync("sh", ["-c", `command -v ${command}`], { encoding: "utf8" });
  return status === 0 ? stdout.trim() : "";
}

/** Installs a Debian package where that is possible: as root, with apt-get. Always says so. */
export function installWithApt(name: string) {
  if (process.getuid?.() !== 0 || !located("apt-get")) return;
  console.log(`Installing the Debian package ${name} on this machine, with apt-get.`);
  attempt("apt-get", ["update", "-qq"]);
  attempt("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name]);
}

/** An installation that fails must not stop the run: the next one may succeed. */
export function attempt(
  command: string,
  args: string[],
  { timeoutMs = 240_000, env = {} }: { timeoutMs?: number; env?: Record<string, string> } = {},
) {
  try {
    execFileSync(command, args, {
      stdio: ["ignore", "ignore", "inherit"],
      timeout: timeoutMs,
      env: { ...process.env, ...env },
    });
  } catch {
    console.log(`${command} ${args.join(" ")} failed.`);
  }
}
