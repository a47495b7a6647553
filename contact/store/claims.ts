import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { type Disk, inFolder, isMissing } from "./disk.ts";
import { clockToleranceMs } from "./message-store.ts";

/** Long enough for a process that is slow but alive to renew in time. */
export const defaultLeaseMs = 60_000;

export type Lease = {
  /** False: the lease ran out and another server holds the message now. */
  renew(): Promise<boolean>;
  release(): Promise<void>;
};

type ClaimFile = { name: string; expiresAt: number };

/**
 * The right to work on one message, between servers that share a folder. A claim is an empty file
 * named `<id>.<random token>.<expiry>`: host names and process ids would not be enough, because
 * two containers can share both. Each step is one rename of an exact name, so when a renewal and a
 * takeover happen at the same moment, only one of them succeeds.
 */
export function createClaims({
  folder,
  disk,
  clock,
  leaseMs,
}: {
  folder: string;
  disk: Disk;
  clock: () => number;
  leaseMs: number;
}) {
  return { acquire, clearExpired };

  async function acquire(id: string): Promise<Lease | null> {
    const token = randomBytes(8).toString("hex");
    const existing = await claimsFor(id);
    if (existing.some(isLive)) return null;
    const name = nameOf(id, token);
    const [expired] = existing;
    const taken = expired ? await takeOver(expired.name, name) : await createAlone(id, name);
    return taken ? leaseOf(id, token, name) : null;
  }

  function isLive({ expiresAt }: ClaimFile) {
    const remainingMs = expiresAt - clock();
    return remainingMs > 0 && remainingMs <= leaseMs + clockToleranceMs;
  }

  function leaseOf(id: string, token: string, firstName: string): Lease {
    let name = firstName;
    return {
      async renew() {
        const renewed = nameOf(id, token);
        if (!(await takeOver(name, renewed))) return false;
        name = renewed;
        return true;
      },
      async release() {
        await disk.remove(join(folder, name)).catch(() => {});
      },
    };
  }

  function nameOf(id: string, token: string) {
    return `${id}.${token}.${clock() + leaseMs}`;
  }

  async function takeOver(from: string, to: string) {
    try {
      await disk.rename(join(folder, from), join(folder, to));
      return true;
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
  }

  /** When two servers create a claim at the same moment, each sees the other and at least one backs off. */
  async function createAlone(id: string, name: string) {
    await createFile(join(folder, name));
    if ((await claimsFor(id)).every((claim) => claim.name === name)) return true;
    await disk.remove(join(folder, name));
    return false;
  }

  async function createFile(path: string) {
    const file = await inFolder(disk, folder, () => disk.create(path));
    await file.close();
  }

  async function claimsFor(id: string): Promise<ClaimFile[]> {
    return (await claimFiles()).filter(({ name }) => name.startsWith(`${id}.`)).sort(byName);
  }

  async function claimFiles(): Promise<ClaimFile[]> {
    const names = await disk.list(folder).catch((error) => {
      if (isMissing(error)) return [];
      throw error;
    });
    return names.map((name) => ({
      name,
      // A name that is not ours never counts as live.
      expiresAt: Number(/^.+\.[0-9a-f]{16}\.(\d+)$/.exec(name)?.[1] ?? 0),
    }));
  }

  /** What killed servers left behind, long after anyone could renew it. */
  async function clearExpired() {
    const old = (await claimFiles()).filter(({ expiresAt }) => expiresAt + 60 * leaseMs < clock());
    for (const { name } of old) await disk.remove(join(folder, name)).catch(() => {});
  }
}

function byName(a: ClaimFile, b: ClaimFile) {
  return a.name < b.name ? -1 : 1;
}
