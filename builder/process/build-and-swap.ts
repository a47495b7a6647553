import fs, { rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const maxAttempts = 20;
const pauseMs = 100;

/**
 * Builds in a folder next to the one that is served and swaps the two at the end: a build that fails
 * leaves the last good one alone.
 */
export async function buildAndSwap(folder: string, build: (next: string) => Promise<void>) {
  const next = sibling(folder, "next");
  const old = sibling(folder, "old");
  await rm(next, { recursive: true, force: true });
  try {
    await build(next);
  } catch (error) {
    await rm(next, { recursive: true, force: true });
    throw error;
  }
  await rm(old, { recursive: true, force: true });
  await renameWithRetry(folder, old).catch(ignoreMissing);
  await renameWithRetry(next, folder);
  await rm(old, { recursive: true, force: true });
}

/** Windows does not move a folder while another program, such as a virus scanner, reads a file in it. */
export async function renameWithRetry(from: string, to: string, rename = fs.rename) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await rename(from, to);
    } catch (error) {
      const { code = "" } = error as NodeJS.ErrnoException;
      if (!["EPERM", "EACCES", "EBUSY"].includes(code) || attempt === maxAttempts) throw error;
      await pause(pauseMs);
    }
  }
}

/** In the same folder, because a rename does not cross file systems. */
function sibling(folder: string, name: string) {
  return path.join(path.dirname(folder), `.${path.basename(folder)}-${name}`);
}

function ignoreMissing(error: NodeJS.ErrnoException) {
  if (error.code !== "ENOENT") throw error;
}
