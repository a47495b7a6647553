import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import PostalMime from "postal-mime";
import { messageKeyField } from "#contracts/contact-fields.ts";

const senderName = "Zoë Krähenbühl 金";

/** Of lengths from a line to several kilobytes, and different for every message. */
function textOf(id: string) {
  const digest = createHash("sha256").update(id).digest();
  const lines = Array.from({ length: 1 + (digest[0] ?? 0) }, (_, line) => `${line}: für ${id}`);
  return [...lines, digest.toString("hex")].join("\n");
}

/** The same for every attempt to send the message. */
function payloadOf(id: string) {
  return JSON.stringify({
    user_id: "embedded",
    service_id: "embedded",
    template_id: "embedded",
    template_params: {
      from_name: senderName,
      from_email: "zoe@example.org",
      subject: id,
      message: textOf(id),
      to_name: "Crash Test",
      [messageKeyField]: createHash("sha256").update(id).digest("hex").slice(0, 32),
    },
  });
}

export type SendCounts = {
  answered: Set<string>;
  /** Requests that were made, first ones and repeated ones. */
  requests: number;
  /** Requests that ended without an answer. */
  cutOff: number;
  latenciesMs: number[];
};

/**
 * Sends the messages over several connections at once. A message that got no answer is sent again
 * with the same key, to whichever server, until it is answered.
 */
export async function sendAll(
  ids: readonly string[],
  { urls, connections, stopAt }: { urls: readonly string[]; connections: number; stopAt: number },
  sent: SendCounts = { answered: new Set(), requests: 0, cutOff: 0, latenciesMs: [] },
): Promise<SendCounts> {
  const left = [...ids].reverse();
  await Promise.all(Array.from({ length: connections }, connection));
  return sent;

  async function connection() {
    for (let id = left.pop(); id !== undefined; id = left.pop()) await sendUntilAnswered(id);
  }

  async function sendUntilAnswered(id: string) {
    while (performance.now() < stopAt) {
      const url = urls[sent.requests % urls.length] ?? "";
      sent.requests += 1;
      const sentAt = performance.now();
      const status = await post(url, id);
      if (status === 200) {
        sent.answered.add(id);
        sent.latenciesMs.push(performance.now() - sentAt);
        return;
      }
      if (status !== "cut off") throw new Error(`The server answered ${status}`);
      sent.cutOff += 1;
      await pause(20);
    }
  }
}

async function post(url: string, id: string): Promise<number | "cut off"> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: payloadOf(id),
      signal: AbortSignal.timeout(10_000),
    });
    await response.text();
    return response.status;
  } catch {
    return "cut off";
  }
}

type MailCount = { counts: Map<string, number>; incomplete: number };

export async function readStored(folder: string): Promise<MailCount> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".eml"));
  return countMails(files.map((file) => readFileSync(join(folder, file))));
}

/** How often each message is there, by its subject, and how many are not whole. */
export async function countMails(mails: readonly Buffer[]): Promise<MailCount> {
  const counts = new Map<string, number>();
  let incomplete = 0;
  for (const eml of mails) {
    const mail = await PostalMime.parse(eml);
    const id = mail.subject ?? "";
    if (mail.text?.trimEnd() !== textOf(id) || mail.from?.name !== senderName) incomplete += 1;
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return { counts, incomplete };
}

export function duplicatesIn({ counts }: MailCount) {
  return [...counts.values()].filter((count) => count > 1).length;
}
