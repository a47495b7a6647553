import type { ContactMessage } from "#contracts/contact-message.ts";
import { composeEml, type Mailbox } from "./eml.ts";
import type { Deliver } from "./handler.ts";
import { type Log, nameError } from "./log.ts";
import { messageId } from "./message-id.ts";
import { type MessageStore, type Send, StoreFullError } from "./message-store.ts";

/** Keys are remembered for messages that no store can remember. */
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
  store: MessageStore<Buffer>;
  /** `null` without a mail server. */
  send: Send<Buffer> | null;
  from: string;
  to: Mailbox;
  onStored: () => void;
  /** Breaks off a conversation when the server has to stop. */
  signal: AbortSignal;
  log: Log;
}): Deliver {
  const underWay = new Map<string, Promise<void>>();
  const sentDirectly = new Set<string>();

  return async function deliver(message, { key, receivedAt }) {
    if (sentDirectly.has(key)) return;
    // A browser may repeat a request while the first one is still being worked on.
    const first = underWay.get(key);
    if (first !== undefined) return first;
    const delivery = storeOrSend(message, key, receivedAt);
    underWay.set(key, delivery);
    try {
      await delivery;
    } finally {
      underWay.delete(key);
    }
  };

  async function storeOrSend(message: ContactMessage, key: string, receivedAt: Date) {
    const body = await composeEml({ message, id: messageId(key), receivedAt, from, to });
    try {
      await store.put({ key, receivedAt, body });
      onStored();
    } catch (error) {
      if (send === null || error instanceof StoreFullError) throw error;
      log.error(
        `contact: the outbox cannot be written: ${nameError(error)}. Sending the message directly`,
      );
      await sendNow(send, body);
      remember(key);
    }
  }

  async function sendNow(sendMail: Send<Buffer>, body: Buffer) {
    const result = await sendMail(body, signal);
    if (result.kind === "taken") return;
    throw Object.assign(new Error("Not accepted"), { code: result.reason });
  }

  function remember(key: string) {
    sentDirectly.add(key);
    const [oldest] = sentDirectly;
    if (sentDirectly.size > rememberedKeys && oldest !== undefined) sentDirectly.delete(oldest);
  }
}
