import { dirname, join } from "node:path";
import { type Disk, isMissing, localDisk } from "./disk.ts";
import { nameTime } from "./message-name.ts";
import { hasEnded, runStamp } from "./run-stamp.ts";

const extension = ".eml";
/** A file still being written after an hour belongs to a run that has ended, on whatever machine. */
const abandonedAfterMs = 3_600_000;

/**
 * Messages on disk. `<folder>/*.eml` are kept or waiting to be sent, `<folder>/sent/` holds those
 * the mail server has taken, `<folder>/tmp/` those still being written.
 */
export type Outbox = {
  /** Resolves only when the message would survive a power cut. */
  keep(name: string, eml: Uint8Array): Promise<void>;
  /** Names of the messages that wait, oldest first. */
  pending(): Promise<string[]>;
  /** `null` when the owner has taken the file away. */
  read(name: string): Promise<Buffer | null>;
  markSent(name: string): Promise<void>;
  /** Deletes sent messages that came in before the moment; says how many. */
  forgetSent(before: number): Promise<number>;
};

export async function openOutbox({
  folder,
  disk = localDisk,
  clock = Date.now,
}: {
  folder: string;
  disk?: Disk;
  clock?: () => number;
}): Promise<Outbox> {
  const aside = join(folder, "tmp");
  const sent = join(folder, "sent");
  for (const path of [folder, aside, sent]) await disk.makeFolder(path);
  for (const path of [dirname(folder), folder]) await disk.syncFolder(path);
  await clearLeftovers();

  return { keep, pending, read, markSent, forgetSent };

  async function keep(name: string, eml: Uint8Array) {
    const draft = join(aside, `${name}.${runStamp}`);
    try {
      await writeWhole(draft, eml);
      await disk.rename(draft, join(folder, name + extension));
    } catch (error) {
      await disk.remove(draft).catch(() => {});
      throw error;
    }
    // Should this fail, the file stays: a message too many is better than one too few.
    await disk.syncFolder(folder);
  }

  async function writeWhole(path: string, bytes: Uint8Array) {
    const file = await disk.create(path);
    try {
      await file.write(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
  }

  async function pending() {
    return messagesIn(folder);
  }

  async function messagesIn(path: string) {
    const files = await disk.list(path);
    return files
      .filter((file) => file.endsWith(extension))
      .map((file) => file.slice(0, -extension.length))
      .filter((name) => nameTime(name) !== null)
      .sort();
  }

  async function read(name: string) {
    try {
      return await disk.read(join(folder, name + extension));
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async function markSent(name: string) {
    try {
      await disk.rename(join(folder, name + extension), join(sent, name + extension));
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
    // The new name first: after a power cut in between, the message is in both places, not in none.
    await disk.syncFolder(sent);
    await disk.syncFolder(folder);
  }

  async function forgetSent(before: number) {
    const old = (await messagesIn(sent)).filter((name) => (nameTime(name) ?? before) < before);
    for (const name of old) await removeIfThere(join(sent, name + extension));
    return old.length;
  }

  /** Another run may clear the same files at the same moment. */
  async function removeIfThere(path: string) {
    try {
      await disk.remove(path);
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }

  /** What a killed run was writing was never answered with success, so nobody counts on it. */
  async function clearLeftovers() {
    for (const file of await disk.list(aside)) {
      const path = join(aside, file);
      const stamp = file.slice(file.lastIndexOf(".") + 1);
      const modifiedAt = await disk.modifiedAt(path).catch(() => clock());
      const abandoned = clock() - modifiedAt > abandonedAfterMs;
      if (abandoned || hasEnded(stamp)) await removeIfThere(path);
    }
  }
}
