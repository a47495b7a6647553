import { dirname, join } from "node:path";
import { contactBodyLimit } from "#contracts/contact-fields.ts";
import { type AttemptRecord, formatRecord, neverTried, parseRecord } from "./attempt-record.ts";
import { type Disk, hasCode, inFolder, isMissing, removeIfThere } from "./disk.ts";
import { createDrafts } from "./drafts.ts";
import { isMessageId } from "./eml.ts";
import { type MessageState, messageStates } from "./message-store.ts";

const mailExtension = ".eml";
const recordExtension = ".json";
const keyExtension = ".known";

export type MailInFolder = { id: string; modifiedAt: number; bytes: number; hasRecord: boolean };
export type Outbox = ReturnType<typeof createOutbox>;

/**
 * The files of the outbox: `<folder>/*.eml` wait, folders named after the other states hold the rest, `tmp/`
 * holds drafts. What is known about attempts is in `<id>.json` beside the mail. Every move
 * makes the new name durable before the old one goes, so that a power cut loses no message.
 */
export function createOutbox(folder: string, disk: Disk, clock: () => number) {
  const draftFolder = join(folder, "tmp");
  const drafts = createDrafts(draftFolder, disk, clock);
  const folderOf = (state: MessageState) => (state === "waiting" ? folder : join(folder, state));
  const forgotten = createKnownKeys(folderOf("sent"), disk);
  const mailPath = (state: MessageState, id: string) => join(folderOf(state), id + mailExtension);
  const recordPath = (state: MessageState, id: string) =>
    join(folderOf(state), id + recordExtension);

  return {
    open,
    probe,
    isStored,
    add,
    has,
    inspect,
    read: (state: MessageState, id: string) => disk.read(mailPath(state, id)),
    mails,
    heads,
    move,
    remember: forgotten.add,
    forget,
    clearForgotten: forgotten.clearOlderThan,
    removeMail: (state: MessageState, id: string) => removeIfThere(disk, mailPath(state, id)),
    setModifiedAt: (state: MessageState, id: string, time: number) =>
      disk.setModifiedAt(mailPath(state, id), time),
    readRecord,
    writeRecord,
    removeRecord: (state: MessageState, id: string) => removeIfThere(disk, recordPath(state, id)),
    clearAbandonedDrafts: drafts.clearAbandoned,
  };

  async function open() {
    for (const path of [...messageStates.map(folderOf), draftFolder]) await disk.makeFolder(path);
    for (const path of [dirname(folder), folder]) await disk.syncFolder(path);
    await drafts.clearAbandoned();
  }

  /** Rejects when no message could be written, up to the largest that is accepted. */
  async function probe() {
    await disk.remove(await drafts.write("probe", new Uint8Array(contactBodyLimit)));
  }

  /** Whether the message is or was there, spam aside, and would survive a power cut. */
  async function isStored(id: string) {
    for (const state of messageStates.filter((state) => state !== "spam")) {
      if (!(await has(state, id))) continue;
      // Another request may have named the file just now and not made the name durable yet.
      if (state === "waiting") await disk.syncFolder(folder);
      return true;
    }
    return forgotten.has(id);
  }

  /** False when another request has stored the same message in the meantime. */
  async function add(
    id: string,
    eml: Uint8Array,
    receivedAt: Date,
    state: MessageState = "waiting",
  ): Promise<boolean> {
    const draft = await drafts.write(id, eml, receivedAt);
    let isNew = true;
    try {
      await inFolder(disk, folderOf(state), () => disk.addName(draft, mailPath(state, id)));
    } catch (error) {
      if (!hasCode(error, "EEXIST")) throw error;
      isNew = false;
    } finally {
      await removeIfThere(disk, draft).catch(() => {});
    }
    try {
      await disk.syncFolder(folderOf(state));
    } catch (error) {
      // The caller sends it another way, so it must not be sent from here too.
      if (isNew) await removeIfThere(disk, mailPath(state, id));
      throw error;
    }
    return isNew;
  }

  /** False when the folder cannot be read: a message stored twice is better than one that is lost. */
  async function has(state: MessageState, id: string) {
    return (await inspect(state, id).catch(() => null)) !== null;
  }

  async function inspect(state: MessageState, id: string) {
    try {
      return await disk.inspect(mailPath(state, id));
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async function namesOn(state: MessageState) {
    const path = folderOf(state);
    const names = new Set(await inFolder(disk, path, () => disk.list(path)));
    return [...names]
      .filter((name) => name.endsWith(mailExtension))
      .map((name) => name.slice(0, -mailExtension.length))
      .filter(isMessageId)
      .map((id) => ({ id, hasRecord: names.has(id + recordExtension) }));
  }

  /** Oldest first. */
  async function mails(state: MessageState): Promise<MailInFolder[]> {
    const found = await Promise.all(
      (await namesOn(state)).map(async (name) => {
        const facts = await inspect(state, name.id);
        return facts && { ...name, ...facts };
      }),
    );
    return found
      .filter((mail) => mail !== null)
      .sort((a, b) => a.modifiedAt - b.modifiedAt || (a.id < b.id ? -1 : 1));
  }

  /** Every mail with its record and, if they can be read, its headers. */
  async function heads(state: MessageState) {
    return Promise.all(
      (await mails(state)).map(async ({ id, modifiedAt, hasRecord }) => ({
        id,
        modifiedAt,
        head: await disk.readHead(mailPath(state, id)).catch(() => Buffer.alloc(0)),
        record: hasRecord
          ? await disk.readHead(recordPath(state, id)).then(parseRecord, () => neverTried)
          : neverTried,
      })),
    );
  }

  /** Does nothing when the owner has taken the file away. */
  async function move(id: string, from: MessageState, to: MessageState) {
    if ((await inspect(from, id)) === null) return;
    try {
      const name = () => disk.addName(mailPath(from, id), mailPath(to, id));
      await inFolder(disk, folderOf(to), name);
    } catch (error) {
      if (!hasCode(error, "EEXIST", "ENOENT")) throw error;
    }
    await disk.syncFolder(folderOf(to));
    await removeIfThere(disk, mailPath(from, id));
    await disk.syncFolder(folderOf(from));
  }

  /** Deletes a mail. Its key stays known. */
  async function forget(id: string, from: readonly MessageState[]) {
    await forgotten.add(id, new Date(clock()));
    for (const state of from) {
      await removeIfThere(disk, mailPath(state, id));
      await removeIfThere(disk, recordPath(state, id));
      await disk.syncFolder(folderOf(state));
    }
  }

  async function readRecord(state: MessageState, id: string): Promise<AttemptRecord> {
    return disk.read(recordPath(state, id)).then(parseRecord, () => neverTried);
  }

  async function writeRecord(state: MessageState, id: string, record: AttemptRecord) {
    const draft = await drafts.write(id, formatRecord(record));
    try {
      await inFolder(disk, folderOf(state), () => disk.rename(draft, recordPath(state, id)));
    } catch (error) {
      await removeIfThere(disk, draft).catch(() => {});
      throw error;
    }
  }
}

/**
 * Empty files named after messages whose text is not here anymore, or never was, so that a message that is sent
 * again is still recognized. They hold nothing that a visitor wrote, and a full disk still takes them.
 */
function createKnownKeys(folder: string, disk: Disk) {
  const pathOf = (id: string) => join(folder, id + keyExtension);
  return {
    async has(id: string) {
      return disk.inspect(pathOf(id)).then(
        () => true,
        () => false,
      );
    },
    /** Resolves once the key would survive a power cut. */
    async add(id: string, at: Date) {
      try {
        const file = await inFolder(disk, folder, () => disk.create(pathOf(id)));
        await file.close();
      } catch (error) {
        if (!hasCode(error, "EEXIST")) throw error;
      }
      await disk.setModifiedAt(pathOf(id), at.getTime());
      await disk.syncFolder(folder);
    },
    async clearOlderThan(before: Date) {
      const names = await inFolder(disk, folder, () => disk.list(folder));
      for (const name of names.filter((name) => name.endsWith(keyExtension))) {
        const path = join(folder, name);
        const { modifiedAt } = await disk.inspect(path).catch(() => ({ modifiedAt: Infinity }));
        if (modifiedAt < before.getTime()) await removeIfThere(disk, path);
      }
    },
  };
}
