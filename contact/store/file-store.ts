import { join } from "node:path";
import type { Log } from "../service/log.ts";
import type { AttemptRecord } from "./attempt-record.ts";
import { createClaims, defaultLeaseMs } from "./claims.ts";
import { type Disk, localDisk } from "./disk.ts";
import { isSameMessage, messageId, receivedAtOf } from "./eml.ts";
import { createAttemptRecords, openFileClaim, waitingMessage } from "./file-claim.ts";
import {
  KeyReusedError,
  keyMemoryMs,
  longestWaitMs,
  type MessageState,
  type MessageStore,
  maxSpam,
  messageStates,
  type StoredMessage,
} from "./message-store.ts";
import { createOutbox, type MailInFolder } from "./outbox.ts";
import { createOutboxLimit } from "./outbox-limit.ts";

/** Messages as mails in a folder that several servers may share. */
export type FileStore = Omit<MessageStore<Buffer>, "list"> & {
  /** Makes the folders. */
  open(): Promise<void>;
  /** Rejects when no message could be written now. */
  probe(): Promise<void>;
  /** Makes a key known whose message was sent without being stored. */
  remember(key: string): Promise<void>;
  /** With the headers of each mail, if they can be read. */
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
      if (!(await outbox.isStored(id))) {
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
      const lease = await claims.acquire(id);
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
      const heads = messageStates.map(async (state) =>
        (await outbox.heads(state)).map((mail) => listedMail(state, mail)),
      );
      const all = (await Promise.all(heads)).flat();
      return all.sort(
        (a, b) => a.receivedAt.getTime() - b.receivedAt.getTime() || (a.id < b.id ? -1 : 1),
      );
    },

    read,

    requeue: (id) =>
      withClaim(id, ["failed", "sent", "done", "spam"], async (state) => {
        await records.forget(id);
        await outbox.move(id, state, "waiting");
        await outbox.removeRecord(state, id);
      }),

    done: (id) =>
      withClaim(id, ["waiting", "failed", "spam"], async (state) => {
        await outbox.move(id, state, "done");
        await outbox.setModifiedAt("done", id, clock());
        await records.forget(id);
        await outbox.removeRecord(state, id);
      }),

    remove: (id) => withClaim(id, messageStates, () => outbox.forget(id, messageStates)),

    async forgetOld(before) {
      let count = 0;
      for (const state of ["sent", "done", "spam"] as const) {
        const isOld = ({ modifiedAt }: MailInFolder) => modifiedAt < before.getTime();
        const old = (await outbox.mails(state)).filter(isOld);
        for (const { id } of old) await outbox.forget(id, [state]);
        count += old.length;
      }
      await outbox.clearForgotten(new Date(clock() - keyMemoryMs));
      return count;
    },
  };

  /** Works on a message in the first of these states that has it, unless a server is sending it. */
  async function withClaim(
    id: string,
    from: readonly MessageState[],
    work: (state: MessageState) => Promise<void>,
  ) {
    const found = await Promise.all(from.map((state) => outbox.has(state, id)));
    const state = from[found.indexOf(true)];
    const lease = state === undefined ? null : await claims.acquire(id);
    if (state === undefined || lease === null) return false;
    try {
      await work(state);
    } finally {
      await lease.release();
    }
    return true;
  }

  async function read(id: string) {
    for (const state of messageStates) {
      const mail = await outbox.read(state, id).catch(() => null);
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

function listedMail(state: MessageState, { id, modifiedAt, head, record }: MailHead): ListedMail {
  const changedAt = new Date(modifiedAt);
  const { attempts, reason, failedAt } = record;
  switch (state) {
    case "waiting":
      return { ...waitingMessage(id, modifiedAt, record), head };
    case "failed":
      return {
        ...{ id, state, receivedAt: changedAt, attempts, reason, head },
        failedAt: failedAt ?? changedAt,
      };
    case "spam":
      return { id, state, receivedAt: changedAt, head };
    // The file's time says when it was sent or done, so the mail itself has to say when it came.
    case "done":
      return { id, state, receivedAt: receivedAtOf(head) ?? changedAt, head };
    case "sent": {
      const receivedAt = receivedAtOf(head) ?? changedAt;
      return { id, state, receivedAt, sentAt: changedAt, head };
    }
  }
}
