import type { Log } from "../service/log.ts";
import { messageStates, StoreFullError, warningThreshold } from "./message-store.ts";
import type { Outbox } from "./outbox.ts";

/** How long a count of the folder is trusted. Another server may store messages in between. */
const recountAfterMs = 60_000;

const warnAgainAfterMs = 86_400_000;

/** Refuses messages past the owner's limits, long before the disk is full, and warns long before that. */
export function createOutboxLimit({
  outbox,
  maxMessages,
  maxBytes,
  clock,
  log,
}: {
  outbox: Outbox;
  /** Waiting and failed: what the owner still has to receive. */
  maxMessages: number;
  /** Of all mails, sent ones too. */
  maxBytes: number;
  clock: () => number;
  log: Log;
}) {
  let usage = { messages: 0, bytes: 0 };
  let countedAt = Number.NEGATIVE_INFINITY;
  let warnedAt = Number.NEGATIVE_INFINITY;

  return {
    async usedShare() {
      await countIfOld();
      return shareOf(usage);
    },
    async admit(bytes: number) {
      await countIfOld();
      const after = { messages: usage.messages + 1, bytes: usage.bytes + bytes };
      if (shareOf(after) > 1) throw new StoreFullError("The outbox has reached its limit");
      usage = after;
      warn();
    },
  };

  function shareOf({ messages, bytes }: typeof usage) {
    return Math.max(messages / maxMessages, bytes / maxBytes);
  }

  async function countIfOld() {
    // Either way: a clock that is set back must not stop the counting.
    if (Math.abs(clock() - countedAt) <= recountAfterMs) return;
    countedAt = clock();
    const counts = { messages: 0, bytes: 0 };
    for (const state of messageStates) {
      const mails = await outbox.mails(state).catch(() => []);
      if (state === "waiting" || state === "failed") counts.messages += mails.length;
      counts.bytes += mails.reduce((sum, mail) => sum + mail.bytes, 0);
    }
    usage = counts;
    warn();
  }

  function warn() {
    const share = shareOf(usage);
    if (share < warningThreshold || Math.abs(clock() - warnedAt) < warnAgainAfterMs) return;
    warnedAt = clock();
    log.warn(
      `contact: the outbox is ${Math.floor(share * 100)} % full, with ${usage.messages} messages. Once it is full, visitors are turned away. Run npm run messages, and mark as done what you have dealt with`,
    );
  }
}
