import { dirname, join } from "node:path";
import { type AttemptRecord, formatRecord, neverTried, parseRecord } from "./attempt-record.ts";
import { type Disk, hasCode, inFolder, isMissing, removeIfThere } from "./disk.ts";
import { createDrafts } from "./drafts.ts";
import { createForgottenKeys } from "./forgotten-keys.ts";
import { isMessageId } from "./message-id.ts";

const mailExtension = ".eml";
const recordExtension = ".json";

export type Shelf = "waiting" | "sent" | "failed";
export type ShelvedMail = { id: string; modifiedAt: number; bytes: number };
export type Outbox = ReturnType<typeof createOutbox>;

/**
 * The files of the outbox: `<folder>/*.eml` wait, `sent/` and `failed/` hold the others, `tmp/`
 * holds drafts. What is known about attempts is in `<id>.json` beside the mail. Every move
 * makes the new name durable before the old one goes, so that a power cut loses no message.
 */
export function createOutbox(folder: string, disk: Disk, clock: () => number) {
  const draftFolder = join(folder, "tmp");
  const drafts = createDrafts(draftFolder, disk, clock);
  const shelves: Record<Shelf, string> = {
    waiting: folder,
    sent: join(folder, "sent"),
    failed: join(folder, "failed"),
  };
  const forgotten = createForgottenKeys(shelves.sent, drafts, disk);
  const mailPath = (shelf: Shelf, id: string) => join(shelves[shelf], id + mailExtension);
  const recordPath = (shelf: Shelf, id: string) => join(shelves[shelf], id + recordExtension);

  return {
    open,
    probe,
    holds,
    add,
    has,
    inspect,
    read: (shelf: Shelf, id: string) => disk.read(mailPath(shelf, id)),
    mails,
    move,
    forget,
    clearForgotten: forgotten.clearOlderThan,
    removeMail: (shelf: Shelf, id: string) => removeIfThere(disk, mailPath(shelf, id)),
    setModifiedAt: (shelf: Shelf, id: string, time: number) =>
      disk.setModifiedAt(mailPath(shelf, id), time),
    readRecord,
    writeRecord,
    removeRecord: (shelf: Shelf, id: string) => removeIfThere(disk, recordPath(shelf, id)),
    clearAbandonedDrafts: drafts.clearAbandoned,
  };

  async function open() {
    for (const path of [folder, draftFolder, shelves.sent, shelves.failed]) {
      await disk.makeFolder(path);
    }
    for (const path of [dirname(folder), folder]) await disk.syncFolder(path);
    await drafts.clearAbandoned();
  }

  /** Rejects when no message could be written. */
  async function probe() {
    await disk.remove(await drafts.write("probe", new TextEncoder().encode("probe")));
  }

  /** Whether the message is or was there, in whatever state, and would survive a power cut. */
  async function holds(id: string) {
    // In the order in which a message moves, so that one that is being moved is not missed.
    if (!(await has("waiting", id))) {
      return (await has("sent", id)) || (await has("failed", id)) || forgotten.has(id);
    }
    // Another request may have named the file just now and not made the name durable yet.
    await disk.syncFolder(folder);
    return true;
  }

  /** False when another request has stored the same message in the meantime. */
  async function add(id: string, eml: Uint8Array, receivedAt: Date): Promise<boolean> {
    const draft = await drafts.write(id, eml, receivedAt);
    let isNew = true;
    try {
      await disk.addName(draft, mailPath("waiting", id));
    } catch (error) {
      if (!hasCode(error, "EEXIST")) throw error;
      isNew = false;
    } finally {
      await removeIfThere(disk, draft).catch(() => {});
    }
    try {
      await disk.syncFolder(folder);
    } catch (error) {
      // The caller sends it another way, so it must not be sent from here too.
      if (isNew) await removeIfThere(disk, mailPath("waiting", id));
      throw error;
    }
    return isNew;
  }

  /** False when the folder cannot be read: a message stored twice is better than one that is lost. */
  async function has(shelf: Shelf, id: string) {
    return (await inspect(shelf, id).catch(() => null)) !== null;
  }

  async function inspect(shelf: Shelf, id: string): Promise<ShelvedMail | null> {
    try {
      return { id, ...(await disk.inspect(mailPath(shelf, id))) };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  /** Oldest first. */
  async function mails(shelf: Shelf): Promise<ShelvedMail[]> {
    const names = await inFolder(disk, shelves[shelf], () => disk.list(shelves[shelf]));
    const ids = names
      .filter((name) => name.endsWith(mailExtension))
      .map((name) => name.slice(0, -mailExtension.length))
      .filter(isMessageId);
    const found = await Promise.all(ids.map((id) => inspect(shelf, id)));
    return found
      .filter((mail) => mail !== null)
      .sort((a, b) => a.modifiedAt - b.modifiedAt || (a.id < b.id ? -1 : 1));
  }

  /** Does nothing when the owner has taken the file away. */
  async function move(id: string, from: Shelf, to: Shelf) {
    if ((await inspect(from, id)) === null) return;
    try {
      await inFolder(disk, shelves[to], () => disk.addName(mailPath(from, id), mailPath(to, id)));
    } catch (error) {
      if (!hasCode(error, "EEXIST", "ENOENT")) throw error;
    }
    await disk.syncFolder(shelves[to]);
    await removeIfThere(disk, mailPath(from, id));
    await disk.syncFolder(shelves[from]);
  }

  /** Deletes a mail that was sent. Its key stays known. */
  async function forget(id: string) {
    await forgotten.add(id, new Date(clock()));
    await removeIfThere(disk, mailPath("sent", id));
  }

  async function readRecord(shelf: Shelf, id: string): Promise<AttemptRecord> {
    return disk.read(recordPath(shelf, id)).then(parseRecord, () => neverTried);
  }

  async function writeRecord(shelf: Shelf, id: string, record: AttemptRecord) {
    const draft = await drafts.write(id, formatRecord(record));
    try {
      await inFolder(disk, shelves[shelf], () => disk.rename(draft, recordPath(shelf, id)));
    } catch (error) {
      await removeIfThere(disk, draft).catch(() => {});
      throw error;
    }
  }
}
