import { exec } from "node:child_process";
import { cp, mkdir, rm, symlink } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";

const parts = [
  ..."app builder contact content contracts docs e2e models server tools workings".split(" "),
  ..."package.json package-lock.json tsconfig.json biome.json .gitignore LICENSE".split(" "),
  ..."README.md .github .ci Dockerfile .dockerignore netlify.toml .nvmrc knip.json".split(" "),
  ..."vite.config.ts vitest.config.ts playwright.config.ts".split(" "),
];

/** Made from libraries or named by a hash of their sources, so they are valid for any content. */
const caches = ["fonts", "pictures", "previews", "postgres", "compressed"].map(
  (name) => `.cache/${name}`,
);

/** The repository as a clone has it, without its history, in `.cache/`; libraries are those of this checkout. */
export async function copyRepository(name: string, { without = [] }: { without?: string[] } = {}) {
  const copy = path.resolve(".cache", name);
  await removeCopy(copy);
  const isMade = (file: string) =>
    file.startsWith(path.join("app", "fonts")) || path.basename(file) === "node_modules";
  for (const part of parts) {
    await cp(part, path.join(copy, part), { recursive: true, filter: (file) => !isMade(file) });
  }
  await linkFolder("node_modules", copy);
  await mkdir(path.join(copy, ".cache"));
  for (const cache of caches.filter((cache) => !without.includes(path.basename(cache)))) {
    await mkdir(cache, { recursive: true });
    await linkFolder(cache, copy);
  }
  return copy;
}

/** As a junction on Windows, which needs no special rights. */
function linkFolder(folder: string, copy: string) {
  return symlink(path.resolve(folder), path.join(copy, folder), "junction");
}

export function removeCopy(copy: string) {
  return rm(copy, { recursive: true, force: true });
}

/** Runs a command in the copy as its owner would, without the environment of this process; returns what it prints. */
export async function runIn(copy: string, line: string) {
  const ours = /^(NODE_ENV|TEST|TEST_DEPTH|VITEST.*|VITE_.*|SITE_URL|BASE_PATH|BUILD_DIR|npm_.*)$/;
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !ours.test(name)));
  const options = { cwd: copy, env, maxBuffer: 2 ** 26 };
  return (await promisify(exec)(line, options)).stdout;
}
