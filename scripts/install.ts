import { execFileSync, spawnSync } from "node:child_process";

/** The full path of a command, or nothing where there is none. */
export function located(command: string) {
  if (/[\\/]/.test(command)) return command;
  const { stdout, status } = spawnSync("sh", ["-c", `command -v ${command}`], { encoding: "utf8" });
  return status === 0 ? stdout.trim() : "";
}

/** Installs a package of Debian's where that is possible: as root, with apt-get. */
export function installWithApt(name: string) {
  if (process.getuid?.() !== 0 || !located("apt-get")) return;
  console.log(`Installing Debian's package ${name}.`);
  attempt("apt-get", ["update", "-qq"]);
  attempt("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name]);
}

/** An installation that fails is no reason to stop: the next one may succeed. */
export function attempt(command: string, args: string[]) {
  try {
    execFileSync(command, args, { stdio: ["ignore", "ignore", "inherit"], timeout: 240_000 });
  } catch {
    console.log(`${command} ${args.join(" ")} did not succeed.`);
  }
}
