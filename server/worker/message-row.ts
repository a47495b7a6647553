import type { MessageState, StoredMessage, WaitingMessage } from "#contact/store/message-store.ts";

/** Moments are in milliseconds since 1970. */
export type MessageRow = {
  id: string;
  received_at: number;
  state: Exclude<MessageState, "done">;
  attempts: number;
  first_tried_at: number | null;
  next_try_at: number | null;
  /** When it was sent, or set aside. */
  settled_at: number | null;
  reason: string | null;
};

export const messageTable = `CREATE TABLE IF NOT EXISTS messages (
  id TEXT PRIMARY KEY,
  received_at INTEGER NOT NULL,
  body TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'failed', 'spam')),
  attempts INTEGER NOT NULL DEFAULT 0,
  first_tried_at INTEGER,
  next_try_at INTEGER,
  settled_at INTEGER,
  reason TEXT,
  claim TEXT,
  claimed_until INTEGER
)`;

export const messageIndex =
  "CREATE INDEX IF NOT EXISTS messages_by_state ON messages (state, received_at)";

export const messageColumns =
  "id, received_at, state, attempts, first_tried_at, next_try_at, settled_at, reason";

export function storedMessage(row: MessageRow): StoredMessage {
  const { id, attempts, reason } = row;
  const receivedAt = new Date(row.received_at);
  const settledAt = new Date(row.settled_at ?? row.received_at);
  switch (row.state) {
    case "waiting":
      return waitingMessage(row);
    case "sent":
      return { state: "sent", id, receivedAt, sentAt: settledAt };
    case "spam":
      return { state: "spam", id, receivedAt };
    case "failed":
      return { state: "failed", id, receivedAt, attempts, failedAt: settledAt, reason };
  }
}

export function waitingMessage(row: MessageRow): WaitingMessage {
  return {
    state: "waiting",
    id: row.id,
    receivedAt: new Date(row.received_at),
    attempts: row.attempts,
    firstTriedAt: moment(row.first_tried_at),
    nextTryAt: moment(row.next_try_at),
    reason: row.reason,
  };
}

function moment(milliseconds: number | null) {
  return milliseconds === null ? null : new Date(milliseconds);
}
