import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

/**
 * Gives a test run its own temporary folder and removes it afterward, with whatever the tests left
 * in it. Vitest and Playwright call this before a run, and the function it returns after it.
 */
export default async function useOwnTemporaryFolder() {
  const before = process.env.TMPDIR;
  const folder = await mkdtemp(path.join(tmpdir(), "site-tests-"));
  process.env.TMPDIR = folder;
  return async () => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    await rm(folder, { recursive: true, force: true });
  };
}
