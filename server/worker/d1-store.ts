import {
  clockToleranceMs,
  KeyReusedError,
  keyMemoryMs,
  longestWaitMs,
  type MessageStore,
  maxSpam,
  type NewMessage,
  StoreFullError,
} from "#contact/store/message-store.ts";
import { createD1Claims } from "./d1-claims.ts";
import {
  type MessageRow,
  messageColumns,
  messageIndex,
  messageTable,
  storedMessage,
  waitingMessage,
} from "./message-row.ts";
import type { D1 } from "./settings.ts";

/** One pass then stays within the 50 queries that the free plan allows a run of the Worker. */
const duePerPass = 10;

/** Instead of a message that was sent and deleted: its key stays known. */
const forgottenBody = "";

/** Databases in which this copy of the Worker has seen the table. */
const databasesWithTable = new WeakSet<D1>();

/** The message store in D1. The id of a message is its key, and unique. */
export function createD1Store<Body>({
  database,
  maxMessages,
  leaseMs = 60_000,
  clock = Date.now,
}: {
  database: D1;
  maxMessages: number;
  leaseMs?: number;
  clock?: () => number;
}): MessageStore<Body> {
  const claim = createD1Claims<Body>({ prepare, leaseMs, clock });

  /** The table is created by its first user, so that the owner has nothing to migrate. */
  async function prepare(sql: string) {
    if (!databasesWithTable.has(database)) {
      await database.prepare(messageTable).run();
      await database.prepare(messageIndex).run();
      databasesWithTable.add(database);
    }
    return database.prepare(sql);
  }

  async function query(sql: string, ...values: (string | number)[]) {
    const { results } = await (await prepare(sql)).bind(...values).all<MessageRow>();
    return results;
  }

  async function execute(sql: string, ...values: (string | number)[]) {
    const { meta } = await (await prepare(sql)).bind(...values).run();
    return meta.changes;
  }

  async function bodyOf(id: string) {
    const statement = (await prepare("SELECT body FROM messages WHERE id = ?")).bind(id);
    return (await statement.first<{ body: string }>())?.body ?? null;
  }

  return {
    claim,

    async put({ key, receivedAt, body }: NewMessage<Body>) {
      const json = JSON.stringify(body);
      const stored = await execute(
        `INSERT INTO messages (id, received_at, body)
         SELECT ?, ?, ? WHERE (SELECT count(*) FROM messages WHERE state IN ('waiting', 'failed')) < ?
         ON CONFLICT (id) DO NOTHING`,
        key,
        receivedAt.getTime(),
        json,
        maxMessages,
      );
      if (stored === 1) return "stored";
      const first = await bodyOf(key);
      if (first === null) throw new StoreFullError();
      if (first !== json && first !== forgottenBody) throw new KeyReusedError();
      return "known";
    },

    async putSpam({ key, receivedAt, body }) {
      await execute(
        // With a colon, which no key of a visitor has.
        `INSERT INTO messages (id, received_at, body, state, settled_at)
         SELECT 'spam:' || ?1, ?2, ?3, 'spam', ?2
         WHERE (SELECT count(*) FROM messages WHERE state = 'spam' AND body <> '') < ?4
         ON CONFLICT (id) DO NOTHING`,
        key,
        receivedAt.getTime(),
        JSON.stringify(body),
        maxSpam,
      );
    },

    async due(now) {
      const rows = await query(
        `SELECT ${messageColumns} FROM messages
         WHERE state = 'waiting' AND coalesce(next_try_at, 0) NOT BETWEEN ?1 + 1 AND ?2
           AND coalesce(claimed_until, 0) NOT BETWEEN ?1 + 1 AND ?3
         ORDER BY attempts > 0, received_at LIMIT ?4`,
        now.getTime(),
        now.getTime() + longestWaitMs,
        now.getTime() + leaseMs + clockToleranceMs,
        duePerPass,
      );
      return rows.map(waitingMessage);
    },

    async list() {
      const rows = await query(
        `SELECT ${messageColumns} FROM messages WHERE body <> '' ORDER BY received_at`,
      );
      return rows.map(storedMessage);
    },

    async read(id) {
      const body = await bodyOf(id);
      return body === null || body === forgottenBody ? null : (JSON.parse(body) as Body);
    },

    async requeue(id) {
      const changes = await execute(
        `UPDATE messages SET state = 'waiting', attempts = 0, first_tried_at = NULL,
           next_try_at = NULL, settled_at = NULL, reason = NULL, claim = NULL, claimed_until = NULL
         WHERE id = ? AND state <> 'waiting' AND body <> ''`,
        id,
      );
      return changes === 1;
    },

    async forgetOld(before) {
      const now = clock();
      await execute("DELETE FROM messages WHERE body = '' AND settled_at < ?", now - keyMemoryMs);
      return execute(
        `UPDATE messages SET body = '', settled_at = ?
         WHERE state IN ('sent', 'spam') AND body <> '' AND settled_at < ?`,
        now,
        before.getTime(),
      );
    },

    async overview() {
      const statement = await prepare(
        `SELECT min(CASE state WHEN 'waiting' THEN received_at END) AS oldest,
           count(CASE state WHEN 'failed' THEN 1 END) AS failed,
           count(CASE WHEN state IN ('waiting', 'failed') THEN 1 END) AS kept
         FROM messages`,
      );
      const row = await statement.first<{ oldest: number | null; failed: number; kept: number }>();
      return {
        oldestWaiting: row?.oldest ? new Date(row.oldest) : null,
        failed: row?.failed ?? 0,
        usedShare: (row?.kept ?? 0) / maxMessages,
      };
    },
  };
}
