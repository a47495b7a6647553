import { contactPath } from "#contracts/contact-fields.ts";
import type { ContactMessage } from "#contracts/contact-message.ts";
import { createContactHandler } from "#server/contact/handler.ts";
import { type Log, nameError } from "#server/contact/log.ts";
import { createMessageNames } from "#server/contact/message-name.ts";
import { createRateLimiter } from "#server/contact/rate-limiter.ts";

/** What the Worker needs of an R2 bucket. */
export type Bucket = {
  put(key: string, value: string): Promise<unknown>;
  get(key: string): Promise<{ text(): Promise<string> } | null>;
  delete(key: string): Promise<void>;
  list(options: { prefix: string; limit: number }): Promise<{ objects: { key: string }[] }>;
};

export type WorkerEnv = {
  ASSETS: { fetch(request: Request): Promise<Response> };
  OUTBOX: Bucket;
  CONTACT_TO: string;
  /** An address at a domain that the mail service has verified. */
  CONTACT_FROM: string;
  /** Without it messages stay in the bucket. */
  RESEND_API_KEY?: string;
  /** Divided by commas. */
  ALLOWED_ORIGINS?: string;
};

export type WorkerContext = { waitUntil(work: Promise<unknown>): void };

type StoredMessage = { receivedAt: string; message: ContactMessage };

/** As many as one run sends, so that it stays far below the platform's limit on requests. */
const batch = 20;
const mailTimeLimitMs = 10_000;

/**
 * The site and its contact form as a Cloudflare Worker. As on our own server a message is stored
 * first and mailed after the answer; the schedule tries again what could not be mailed.
 */
export function createWorker({
  fetchMail = fetch,
  log = console,
}: {
  fetchMail?: typeof fetch;
  log?: Log;
} = {}) {
  const nextName = createMessageNames();
  // One for each running copy of the Worker, so it slows a flood and does not count it exactly.
  const limiter = createRateLimiter({ burst: 5, perHour: 20 });

  return {
    async fetch(request: Request, env: WorkerEnv, context: WorkerContext): Promise<Response> {
      if (new URL(request.url).pathname !== contactPath) return env.ASSETS.fetch(request);
      const handle = createContactHandler({
        async deliver(message, { receivedAt }) {
          const key = `pending/${nextName(receivedAt)}.json`;
          const stored: StoredMessage = { receivedAt: receivedAt.toISOString(), message };
          await env.OUTBOX.put(key, JSON.stringify(stored));
          context.waitUntil(mailOrLog(key, env));
        },
        limiter,
        allowedOrigins: (env.ALLOWED_ORIGINS ?? "")
          .split(",")
          .map((origin) => origin.trim())
          .filter((origin) => origin !== ""),
        log,
      });
      return handle(request, { address: request.headers.get("cf-connecting-ip") ?? "" });
    },

    async scheduled(_: unknown, env: WorkerEnv): Promise<void> {
      const { objects } = await env.OUTBOX.list({ prefix: "pending/", limit: batch });
      for (const { key } of objects) await mailOrLog(key, env);
    },
  };

  async function mailOrLog(key: string, env: WorkerEnv) {
    if (env.RESEND_API_KEY === undefined) return;
    try {
      await mail(key, env, env.RESEND_API_KEY);
    } catch (error) {
      log.warn(`contact: ${key} stays in the bucket and is tried again: ${nameError(error)}`);
    }
  }

  async function mail(key: string, env: WorkerEnv, apiKey: string) {
    const object = await env.OUTBOX.get(key);
    if (object === null) return;
    const text = await object.text();
    const { message }: StoredMessage = JSON.parse(text);
    const response = await fetchMail("https://api.resend.com/emails", {
      method: "POST",
      headers: {
        authorization: `Bearer ${apiKey}`,
        "content-type": "application/json",
        // The answer and the schedule may both send it; the service takes it once.
        "idempotency-key": key,
      },
      body: JSON.stringify({
        from: `${quoted(message.from_name)} <${env.CONTACT_FROM}>`,
        to: [env.CONTACT_TO],
        reply_to: message.from_email,
        subject: message.subject,
        text: message.message,
      }),
      signal: AbortSignal.timeout(mailTimeLimitMs),
    });
    if (!response.ok) throw new MailServiceError(response.status);
    await env.OUTBOX.put(key.replace("pending/", "sent/"), text);
    await env.OUTBOX.delete(key);
  }
}

class MailServiceError extends Error {
  readonly code: string;
  constructor(status: number) {
    super(`The mail service answered ${status}`);
    this.code = `mail service status ${status}`;
  }
}

/** A display name as mail headers want it, whatever punctuation it holds. */
function quoted(name: string) {
  return `"${name.replace(/["\\]/g, "\\$&")}"`;
}

export default createWorker();
