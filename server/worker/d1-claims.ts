import { type Claim, clockToleranceMs } from "#contact/store/message-store.ts";
import { type MessageRow, messageColumns, waitingMessage } from "./message-row.ts";
import type { D1 } from "./settings.ts";

type Statement = ReturnType<D1["prepare"]>;

/**
 * A claim is a random token in the message's row, with the moment it ends. Only one update can find the
 * row without a claim, wherever it runs.
 */
export function createD1Claims<Body>({
  prepare,
  leaseMs,
  clock,
}: {
  prepare: (sql: string) => Promise<Statement>;
  leaseMs: number;
  clock: () => number;
}) {
  return async function claim(id: string): Promise<Claim<Body> | null> {
    const token = crypto.randomUUID();
    const now = clock();
    const statement = await prepare(
      `UPDATE messages SET claim = ?1, claimed_until = ?2
       WHERE id = ?3 AND state = 'waiting'
         AND coalesce(claimed_until, 0) NOT BETWEEN ?4 + 1 AND ?5
       RETURNING body, ${messageColumns}`,
    );
    const row = await statement
      .bind(token, now + leaseMs, id, now, now + leaseMs + clockToleranceMs)
      .first<MessageRow & { body: string }>();
    return row === null ? null : claimOf(row, token);
  };

  function claimOf(row: MessageRow & { body: string }, token: string): Claim<Body> {
    /** Changes the row as long as the claim is ours. */
    async function update(changes: string, ...values: (string | number)[]) {
      const statement = await prepare(`UPDATE messages SET ${changes} WHERE id = ? AND claim = ?`);
      const { meta } = await statement.bind(...values, row.id, token).run();
      return meta.changes === 1;
    }

    return {
      message: waitingMessage(row),
      renewEveryMs: leaseMs / 3,
      read: async () => JSON.parse(row.body) as Body,
      renew: () => update("claimed_until = ?", clock() + leaseMs),
      /** Also when the claim was lost: the mail is out, and nobody should send it again. */
      async sent(now) {
        const statement = await prepare(
          `UPDATE messages SET state = 'sent', settled_at = ?, reason = NULL,
             claim = NULL, claimed_until = NULL WHERE id = ?`,
        );
        await statement.bind(now.getTime(), row.id).run();
      },
      async postpone({ now, nextTryAt, reason }) {
        await update(
          `attempts = attempts + 1, first_tried_at = coalesce(first_tried_at, ?),
           next_try_at = ?, reason = ?, claim = NULL, claimed_until = NULL`,
          now.getTime(),
          nextTryAt.getTime(),
          reason,
        );
      },
      async fail({ now, reason }) {
        await update(
          `state = 'failed', attempts = attempts + 1, settled_at = ?, reason = ?,
           claim = NULL, claimed_until = NULL`,
          now.getTime(),
          reason,
        );
      },
      async release() {
        await update("claim = NULL, claimed_until = NULL");
      },
    };
  }
}
