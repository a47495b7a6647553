import { rename, rm } from "node:fs/promises";
import path from "node:path";

/**
 * Builds in a folder next to the one that is served and swaps the two at the end: a build that fails
 * leaves the last good one as it was.
 */
export async function buildBeside(folder: string, build: (beside: string) => Promise<void>) {
  const next = neighbour(folder, "next");
  const old = neighbour(folder, "old");
  await rm(next, { recursive: true, force: true });
  try {
    await build(next);
  } catch (error) {
    await rm(next, { recursive: true, force: true });
    throw error;
  }
  await rm(old, { recursive: true, force: true });
  await rename(folder, old).catch(ignoreMissing);
  await rename(next, folder);
  await rm(old, { recursive: true, force: true });
}

/** In the same folder, because a rename does not cross file systems. */
function neighbour(folder: string, name: string) {
  return path.join(path.dirname(folder), `.${path.basename(folder)}-${name}`);
}

function ignoreMissing(error: NodeJS.ErrnoException) {
  if (error.code !== "ENOENT") throw error;
}
