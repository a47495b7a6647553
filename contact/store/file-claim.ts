import { type Log, nameError } from "../service/log.ts";
import { type AttemptRecord, neverTried } from "./attempt-record.ts";
import type { Lease } from "./claims.ts";
import { assertMail } from "./eml.ts";
import type { Claim, WaitingMessage } from "./message-store.ts";
import type { Outbox } from "./outbox.ts";

type AttemptRecords = ReturnType<typeof createAttemptRecords>;

/** The records of waiting messages. One that cannot be written is kept in memory. */
export function createAttemptRecords(outbox: Outbox) {
  const unwritten = new Map<string, AttemptRecord>();
  return {
    async of(id: string, { hasRecord = true } = {}): Promise<AttemptRecord> {
      return unwritten.get(id) ?? (hasRecord ? outbox.readRecord("waiting", id) : neverTried);
    },
    async keep(id: string, record: AttemptRecord) {
      try {
        await outbox.writeRecord("waiting", id, record);
        unwritten.delete(id);
      } catch {
        unwritten.set(id, record);
      }
    },
    async forget(id: string) {
      unwritten.delete(id);
      await outbox.removeRecord("waiting", id);
    },
  };
}

/** A file that could not be moved is left alone for this long. */
const hourMs = 3_600_000;

type Context = {
  outbox: Outbox;
  records: AttemptRecords;
  log: Log;
  lease: Lease;
  renewEveryMs: number;
};

/** `null` when the message is no longer waiting, or turns out to have been sent. */
export async function openFileClaim(
  id: string,
  now: Date,
  context: Context,
): Promise<Claim<Buffer> | null> {
  const { outbox, records, log, lease, renewEveryMs } = context;
  const mail = await outbox.inspect("waiting", id);
  if (mail === null) return null;
  const record = await records.of(id);
  // It was sent and never reached sent/, or was stored again at that very moment.
  if (record.sentAt !== null || (await outbox.has("sent", id))) {
    await settleAsSent(id, record, record.sentAt ?? now, now, context);
    return null;
  }

  // The owner has marked it as done, and the power was cut before it was moved.
  if (await outbox.has("done", id)) {
    await outbox.move(id, "waiting", "done");
    return null;
  }

  const tried = (at: Date): AttemptRecord => ({
    ...record,
    attempts: record.attempts + 1,
    firstTriedAt: record.firstTriedAt ?? at,
  });
  return {
    message: waitingMessage(id, mail.modifiedAt, record),
    async read() {
      const eml = await outbox.read("waiting", id);
      assertMail(eml);
      return eml;
    },
    renew: lease.renew,
    renewEveryMs,
    async sent(at) {
      await settleAsSent(id, tried(at), at, at, context);
      await lease.release();
    },
    async postpone({ now: at, nextTryAt, reason }) {
      await records.keep(id, { ...tried(at), nextTryAt, reason });
      await lease.release();
    },
    async fail({ now: at, reason }) {
      const failure = { ...tried(at), nextTryAt: null, reason, failedAt: at };
      try {
        await outbox.writeRecord("failed", id, failure);
        await outbox.move(id, "waiting", "failed");
        await records.forget(id);
      } catch (error) {
        log.error(`contact: ${id} could not be moved to failed/: ${nameError(error)}`);
        await records.keep(id, { ...tried(at), nextTryAt: anHourAfter(at), reason });
      }
      await lease.release();
    },
    release: lease.release,
  };
}

/** Whatever becomes of the files, a message that was sent is never sent again. */
async function settleAsSent(
  id: string,
  record: AttemptRecord,
  sentAt: Date,
  now: Date,
  { outbox, records, log }: Context,
) {
  try {
    await outbox.move(id, "waiting", "sent");
    await outbox.setModifiedAt("sent", id, sentAt.getTime()).catch(() => {});
    await records.forget(id);
    await outbox.removeMail("failed", id);
    await outbox.removeRecord("failed", id);
  } catch (error) {
    log.error(`contact: ${id} was sent but could not be moved to sent/: ${nameError(error)}`);
    const reason = "It was sent, but its file could not be moved to sent/";
    await records.keep(id, { ...record, sentAt, nextTryAt: anHourAfter(now), reason });
  }
}

function anHourAfter(now: Date) {
  return new Date(now.getTime() + hourMs);
}

export function waitingMessage(
  id: string,
  modifiedAt: number,
  { attempts, firstTriedAt, nextTryAt, reason }: AttemptRecord,
): WaitingMessage {
  const receivedAt = new Date(modifiedAt);
  return { id, state: "waiting", receivedAt, attempts, firstTriedAt, nextTryAt, reason };
}
