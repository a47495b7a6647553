import { createHash } from "node:crypto";
import type { ContactMessage } from "#contracts/contact-message.ts";
import type { Deliver } from "../service/handler.ts";
import { type Log, nameError } from "../service/log.ts";
import { composeEml, type Mailbox, messageId } from "../store/eml.ts";
import type { FileStore } from "../store/file-store.ts";
import { KeyReusedError, type Send, StoreFullError } from "../store/message-store.ts";

/** Keys of messages that were sent directly, for as long as the server runs. */
const rememberedKeys = 10_000;

/**
 * Disk first, mail server after the answer: the visitor never waits for a slow mail server, and no
 * crash between the two loses anything. Only when the disk fails does the answer wait for SMTP.
 */
export function createDeliver({
  store,
  send,
  from,
  to,
  onStored,
  signal,
  log,
}: {
  store: Pick<FileStore, "put" | "putSpam" | "remember">;
  /** `null` without a mail server. */
  send: Send<Buffer> | null;
  from: string;
  to: Mailbox;
  onStored: () => void;
  /** Ends an SMTP session when the server has to stop. */
  signal: AbortSignal;
  log: Log;
}): Deliver {
  /** Messages under way, and those sent directly. */
  const deliveries = new Map<string, Delivery>();

  return async function deliver(message, { key, receivedAt, isSpam }) {
    if (isSpam) {
      const body = await compose(message, key, receivedAt);
      return store.putSpam({ key, receivedAt, body });
    }
    const digest = digestOf(message);
    // A browser may repeat a request while the first one is still being worked on.
    const earlier = deliveries.get(key);
    if (earlier !== undefined) {
      if (earlier.digest !== digest) throw new KeyReusedError();
      await earlier.outcome;
      return;
    }
    const outcome = storeOrSend(message, key, receivedAt);
    deliveries.set(key, { digest, outcome });
    const kept = await outcome.catch(() => "nowhere" as const);
    if (kept !== "sent") deliveries.delete(key);
    forgetOldest();
    await outcome;
  };

  function compose(message: ContactMessage, key: string, receivedAt: Date) {
    return composeEml({ message, id: messageId(key), receivedAt, from, to });
  }

  async function storeOrSend(message: ContactMessage, key: string, receivedAt: Date) {
    const body = await compose(message, key, receivedAt);
    try {
      await store.put({ key, receivedAt, body });
      onStored();
      return "stored";
    } catch (error) {
      const isRefused = error instanceof StoreFullError || error instanceof KeyReusedError;
      if (send === null || isRefused) throw error;
      log.error(
        `contact: the outbox cannot be written: ${nameError(error)}. Sending the message directly`,
      );
      await sendNow(send, body);
      // A full disk still takes an empty file. Without it the key is known until the server stops.
      await store.remember(key).catch(() => {});
      return "sent";
    }
  }

  async function sendNow(sendMail: Send<Buffer>, body: Buffer) {
    const result = await sendMail(body, signal);
    if (result.kind === "taken") return;
    throw Object.assign(new Error("Not accepted"), { code: result.reason });
  }

  function forgetOldest() {
    const [oldest] = deliveries.keys();
    if (deliveries.size > rememberedKeys && oldest !== undefined) deliveries.delete(oldest);
  }
}

type Delivery = { digest: string; outcome: Promise<"stored" | "sent"> };

function digestOf({ from_name, from_email, subject, message }: ContactMessage) {
  const content = JSON.stringify([from_name, from_email, subject, message]);
  return createHash("sha256").update(content).digest("base64");
}
