import { execFile } from "node:child_process";
import { cp, mkdir, rm, symlink } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";

const parts = [
  ..."app content contracts models scripts server".split(" "),
  ..."package.json package-lock.json tsconfig.json biome.json .gitignore".split(" "),
  ..."vite.config.ts react-router.config.ts".split(" "),
];

/** Made from libraries or named by what they are made from, so they hold for any owner. */
const caches = [".cache/fonts", ".cache/previews"];

/** A clone as an owner would have it, without its history; libraries are those of this checkout. */
export async function copyForOwner() {
  const copy = path.resolve(".cache/second-owner");
  await rm(copy, { recursive: true, force: true });
  const isMade = (file: string) =>
    file.startsWith(path.join("app", "fonts")) || path.basename(file) === "node_modules";
  for (const part of parts) {
    await cp(part, path.join(copy, part), { recursive: true, filter: (file) => !isMade(file) });
  }
  await symlink(path.resolve("node_modules"), path.join(copy, "node_modules"));
  await mkdir(path.join(copy, ".cache"));
  for (const cache of caches) {
    await mkdir(cache, { recursive: true });
    await symlink(path.resolve(cache), path.join(copy, cache));
  }
  return copy;
}

/** Types a line in the owner's terminal, which knows nothing of the settings of this one. */
export async function type(line: string, copy: string) {
  const ours = /^(NODE_ENV|TEST|VITEST.*|VITE_.*|SITE_URL|BASE_PATH|BUILD_DIR|npm_.*)$/;
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !ours.test(name)));
  await promisify(execFile)("sh", ["-c", line], { cwd: copy, env, maxBuffer: 2 ** 26 });
}
