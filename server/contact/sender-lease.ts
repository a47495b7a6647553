import { readFile, rename, stat, unlink, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isMissing } from "./disk.ts";
import { hasEnded, runStamp } from "./run-stamp.ts";

/** Longer than one message can take to send, so that a lease is never lost in the middle of one. */
const staleAfterMs = 120_000;

/**
 * The right to send from an outbox. Two servers may share the folder, for a moment at every
 * restart without downtime, and each message must go out once.
 */
export type SenderLease = {
  /** Takes or renews the right; false while another run has it. */
  hold(): Promise<boolean>;
  release(): Promise<void>;
};

export function createSenderLease(folder: string, clock: () => number = Date.now): SenderLease {
  const path = join(folder, "sender.lock");

  return {
    async hold() {
      const holder = await readHolder();
      if (holder === null) return claim();
      if (holder.stamp === runStamp) {
        await utimes(path, new Date(clock()), new Date(clock()));
        return true;
      }
      const stale = clock() - holder.renewedAt > staleAfterMs;
      return stale || hasEnded(holder.stamp) ? takeOver() : false;
    },
    async release() {
      const holder = await readHolder();
      if (holder?.stamp === runStamp) await unlink(path);
    },
  };

  async function readHolder() {
    try {
      const stamp = await readFile(path, "utf8");
      return { stamp, renewedAt: (await stat(path)).mtimeMs };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async function claim() {
    try {
      await writeFile(path, runStamp, { flag: "wx", mode: 0o600 });
      return true;
    } catch {
      return false;
    }
  }

  /** Of two that take over at once the later wins; the other notices before its next message. */
  async function takeOver() {
    const mine = `${path}.${runStamp}`;
    await writeFile(mine, runStamp, { mode: 0o600 });
    await rename(mine, path);
    return (await readHolder())?.stamp === runStamp;
  }
}
