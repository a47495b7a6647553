import { join } from "node:path";
import type { Log } from "../service/log.ts";
import type { AttemptRecord } from "./attempt-record.ts";
import { createAttemptRecords } from "./attempt-records.ts";
import { createClaims, defaultLeaseMs } from "./claims.ts";
import { type Disk, localDisk } from "./disk.ts";
import { openFileClaim, waitingMessage } from "./file-claim.ts";
import { messageId } from "./message-id.ts";
import {
  KeyReusedError,
  keyMemoryMs,
  longestWaitMs,
  type MessageStore,
  maxSpam,
  type StoredMessage,
} from "./message-store.ts";
import { createOutbox, type Shelf, type ShelvedMail, shelves } from "./outbox.ts";
import { createOutboxLimit } from "./outbox-limit.ts";
import { isSameMessage, receivedAtOf } from "./stored-mail.ts";

/** Messages as mails in a folder that several servers may share. */
export type FileStore = Omit<MessageStore<Buffer>, "list"> & {
  /** Makes the folders. */
  open(): Promise<void>;
  /** Rejects when no message could be written now. */
  probe(): Promise<void>;
  /** Makes a key known whose message was sent without being stored. */
  remember(key: string): Promise<void>;
  /** With the headers of each mail, as far as they can be read. */
  list(): Promise<ListedMail[]>;
  /** The owner has dealt with a message. False when it is being sent, or is not there. */
  done(id: string): Promise<boolean>;
  /** Deletes a message for good. Its key stays known. False when it is being sent, or is not there. */
  remove(id: string): Promise<boolean>;
  /** Removes what killed servers left behind. */
  clearLeftovers(): Promise<void>;
};

export type ListedMail = StoredMessage & { head: Buffer };

export function createFileStore({
  folder,
  log,
  disk = localDisk,
  clock = Date.now,
  leaseMs = defaultLeaseMs,
  maxMessages = Number.POSITIVE_INFINITY,
  maxBytes = Number.POSITIVE_INFINITY,
}: {
  folder: string;
  log: Log;
  disk?: Disk;
  clock?: () => number;
  leaseMs?: number;
  maxMessages?: number;
  maxBytes?: number;
}): FileStore {
  const outbox = createOutbox(folder, disk, clock);
  const records = createAttemptRecords(outbox);
  const claims = createClaims({ folder: join(folder, "claims"), disk, clock, leaseMs });
  const limit = createOutboxLimit({ outbox, maxMessages, maxBytes, clock, log });

  return {
    open: outbox.open,
    probe: outbox.probe,
    remember: (key) => outbox.remember(messageId(key), new Date(clock())),
    async overview() {
      const [oldest] = await outbox.mails("waiting");
      return {
        oldestWaiting: oldest ? new Date(oldest.modifiedAt) : null,
        failed: (await outbox.mails("failed")).length,
        usedShare: await limit.usedShare(),
      };
    },
    async clearLeftovers() {
      await outbox.clearAbandonedDrafts();
      await claims.clearExpired();
    },

    async put({ key, receivedAt, body }) {
      const id = messageId(key);
      if (!(await outbox.holds(id))) {
        await limit.admit(body.byteLength);
        if (await outbox.add(id, body, receivedAt)) return "stored";
      }
      const first = await read(id);
      if (first !== null && !isSameMessage(first, body)) throw new KeyReusedError();
      return "known";
    },

    async putSpam({ key, receivedAt, body }) {
      if ((await outbox.mails("spam")).length >= maxSpam) return;
      await outbox.add(messageId(`spam ${key}`), body, receivedAt, "spam");
    },

    async due(now) {
      const due = (await waiting()).filter(({ nextTryAt }) => {
        const waitMs = nextTryAt === null ? 0 : nextTryAt.getTime() - now.getTime();
        return waitMs <= 0 || waitMs > longestWaitMs;
      });
      return [
        ...due.filter(({ attempts }) => attempts === 0),
        ...due.filter(({ attempts }) => attempts > 0),
      ];
    },

    async claim(id) {
      const lease = await claims.take(id);
      if (lease === null) return null;
      const context = { outbox, records, log, lease, renewEveryMs: leaseMs / 4 };
      try {
        const claim = await openFileClaim(id, new Date(clock()), context);
        if (claim === null) await lease.release();
        return claim;
      } catch (error) {
        await lease.release();
        throw error;
      }
    },

    async list() {
      const shelved = shelves.map(async (shelf) =>
        (await outbox.glances(shelf)).map((mail) => listedMail(shelf, mail)),
      );
      const all = (await Promise.all(shelved)).flat();
      return all.sort(
        (a, b) => a.receivedAt.getTime() - b.receivedAt.getTime() || (a.id < b.id ? -1 : 1),
      );
    },

    read,

    requeue: (id) =>
      withClaim(id, ["failed", "sent", "done", "spam"], async (shelf) => {
        await records.forget(id);
        await outbox.move(id, shelf, "waiting");
        await outbox.removeRecord(shelf, id);
      }),

    done: (id) =>
      withClaim(id, ["waiting", "failed", "spam"], async (shelf) => {
        await outbox.move(id, shelf, "done");
        await outbox.setModifiedAt("done", id, clock());
        await records.forget(id);
        await outbox.removeRecord(shelf, id);
      }),

    remove: (id) => withClaim(id, shelves, () => outbox.forget(id, shelves)),

    async forgetOld(before) {
      let count = 0;
      for (const shelf of ["sent", "done", "spam"] as const) {
        const isOld = ({ modifiedAt }: ShelvedMail) => modifiedAt < before.getTime();
        const old = (await outbox.mails(shelf)).filter(isOld);
        for (const { id } of old) await outbox.forget(id, [shelf]);
        count += old.length;
      }
      await outbox.clearForgotten(new Date(clock() - keyMemoryMs));
      return count;
    },
  };

  /** Works on a message on the first of these shelves that has it, unless a server is sending it. */
  async function withClaim(
    id: string,
    from: readonly Shelf[],
    work: (shelf: Shelf) => Promise<void>,
  ) {
    const found = await Promise.all(from.map((shelf) => outbox.has(shelf, id)));
    const shelf = from[found.indexOf(true)];
    const lease = shelf === undefined ? null : await claims.take(id);
    if (shelf === undefined || lease === null) return false;
    try {
      await work(shelf);
    } finally {
      await lease.release();
    }
    return true;
  }

  async function read(id: string) {
    for (const shelf of shelves) {
      const mail = await outbox.read(shelf, id).catch(() => null);
      if (mail !== null) return mail;
    }
    return null;
  }

  async function waiting() {
    const mails = await outbox.mails("waiting");
    return Promise.all(
      mails.map(async (mail) =>
        waitingMessage(mail.id, mail.modifiedAt, await records.of(mail.id, mail)),
      ),
    );
  }
}

type MailHead = { id: string; modifiedAt: number; head: Buffer; record: AttemptRecord };

function listedMail(shelf: Shelf, { id, modifiedAt, head, record }: MailHead): ListedMail {
  const changedAt = new Date(modifiedAt);
  const { attempts, reason, failedAt } = record;
  switch (shelf) {
    case "waiting":
      return { ...waitingMessage(id, modifiedAt, record), head };
    case "failed":
      return {
        ...{ id, state: shelf, receivedAt: changedAt, attempts, reason, head },
        failedAt: failedAt ?? changedAt,
      };
    case "spam":
      return { id, state: shelf, receivedAt: changedAt, head };
    // The file's time says when it was sent or done, so the mail itself has to say when it came.
    case "done":
      return { id, state: shelf, receivedAt: receivedAtOf(head) ?? changedAt, head };
    case "sent": {
      const receivedAt = receivedAtOf(head) ?? changedAt;
      return { id, state: shelf, receivedAt, sentAt: changedAt, head };
    }
  }
}
