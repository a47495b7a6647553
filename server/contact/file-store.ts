import { join } from "node:path";
import { createAttemptRecords } from "./attempt-records.ts";
import { createClaims, defaultLeaseMs } from "./claims.ts";
import { type Disk, localDisk } from "./disk.ts";
import { openFileClaim, waitingMessage } from "./file-claim.ts";
import type { Log } from "./log.ts";
import { messageId } from "./message-id.ts";
import {
  type FailedMessage,
  KeyReusedError,
  keyMemoryMs,
  longestWaitMs,
  type MessageStore,
  type SentMessage,
} from "./message-store.ts";
import { createOutbox, type ShelvedMail } from "./outbox.ts";
import { createOutboxLimit } from "./outbox-limit.ts";
import { isSameMessage, receivedAtOf } from "./stored-mail.ts";

/** Messages as mails in a folder that several servers may share. */
export type FileStore = MessageStore<Buffer> & {
  /** Makes the folders. */
  open(): Promise<void>;
  /** Rejects when no message could be written now. */
  probe(): Promise<void>;
  isFull(): Promise<boolean>;
  /** Without reading the mails, for the health check. */
  overview(): Promise<{ oldestWaiting: Date | null; failed: number }>;
  /** Removes what killed servers left behind. */
  clearLeftovers(): Promise<void>;
};

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
  const limit = createOutboxLimit({ outbox, maxMessages, maxBytes, clock });

  return {
    open: outbox.open,
    probe: outbox.probe,
    isFull: () => limit.isReached(),
    async overview() {
      const [oldest] = await outbox.mails("waiting");
      return {
        oldestWaiting: oldest ? new Date(oldest.modifiedAt) : null,
        failed: (await outbox.mails("failed")).length,
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
      const sent = Promise.all((await outbox.mails("sent")).map(sentMessage));
      const failed = Promise.all((await outbox.mails("failed")).map(failedMessage));
      const all = [...(await waiting()), ...(await sent), ...(await failed)];
      return all.sort((a, b) => a.receivedAt.getTime() - b.receivedAt.getTime());
    },

    read,

    async requeue(id) {
      const shelf = (await outbox.has("failed", id)) ? "failed" : "sent";
      const lease = (await outbox.has(shelf, id)) ? await claims.take(id) : null;
      if (lease === null) return false;
      try {
        await records.forget(id);
        await outbox.move(id, shelf, "waiting");
        await outbox.removeRecord(shelf, id);
      } finally {
        await lease.release();
      }
      return true;
    },

    async forgetSent(before) {
      const isOld = ({ modifiedAt }: ShelvedMail) => modifiedAt < before.getTime();
      const old = (await outbox.mails("sent")).filter(isOld);
      for (const { id } of old) await outbox.forget(id);
      await outbox.clearForgotten(new Date(clock() - keyMemoryMs));
      return old.length;
    },
  };

  async function read(id: string) {
    for (const shelf of ["waiting", "sent", "failed"] as const) {
      const mail = await outbox.read(shelf, id).catch(() => null);
      if (mail !== null) return mail;
    }
    return null;
  }

  async function waiting() {
    const mails = await outbox.mails("waiting");
    return Promise.all(
      mails.map(async ({ id, modifiedAt }) => waitingMessage(id, modifiedAt, await records.of(id))),
    );
  }

  /** The file's time says when it was sent, so the mail itself has to say when it came. */
  async function sentMessage({ id, modifiedAt }: ShelvedMail): Promise<SentMessage> {
    const sentAt = new Date(modifiedAt);
    const receivedAt = receivedAtOf(await outbox.read("sent", id).catch(() => null)) ?? sentAt;
    return { id, state: "sent", receivedAt, sentAt };
  }

  async function failedMessage({ id, modifiedAt }: ShelvedMail): Promise<FailedMessage> {
    const { attempts, reason, failedAt } = await outbox.readRecord("failed", id);
    const receivedAt = new Date(modifiedAt);
    return { id, state: "failed", receivedAt, attempts, reason, failedAt: failedAt ?? receivedAt };
  }
}
