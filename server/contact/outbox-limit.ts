import { StoreFullError } from "./message-store.ts";
import type { Outbox } from "./outbox.ts";

/** How long a count of the folder is trusted. Another server may store messages in between. */
const recountAfterMs = 60_000;

/** Refuses messages past the owner's limits, long before the disk is full. */
export function createOutboxLimit({
  outbox,
  maxMessages,
  maxBytes,
  clock,
}: {
  outbox: Outbox;
  /** Waiting and failed: what the owner still has to receive. */
  maxMessages: number;
  /** Of all mails, sent ones too. */
  maxBytes: number;
  clock: () => number;
}) {
  let usage = { messages: 0, bytes: 0 };
  let countedAt = Number.NEGATIVE_INFINITY;

  return {
    isReached,
    async admit(bytes: number) {
      if (await isReached(bytes)) throw new StoreFullError("The outbox has reached its limit");
      usage = { messages: usage.messages + 1, bytes: usage.bytes + bytes };
    },
  };

  async function isReached(bytes = 0) {
    // Either way: a clock that is set back must not stop the counting.
    if (Math.abs(clock() - countedAt) > recountAfterMs) await recount();
    return usage.messages >= maxMessages || usage.bytes + bytes > maxBytes;
  }

  async function recount() {
    countedAt = clock();
    const [waiting, sent, failed] = await Promise.all(
      (["waiting", "sent", "failed"] as const).map((shelf) => outbox.mails(shelf).catch(() => [])),
    );
    const kept = [...(waiting ?? []), ...(failed ?? [])];
    const all = [...kept, ...(sent ?? [])];
    usage = { messages: kept.length, bytes: all.reduce((sum, mail) => sum + mail.bytes, 0) };
  }
}
