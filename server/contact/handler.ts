import {
  acceptedAnswer,
  contactBodyLimit,
  contactFormBodyLimit,
  honeypotField,
} from "#contracts/contact-fields.ts";
import type { ContactMessage } from "#contracts/contact-message.ts";
import { type FormPages, formResponse } from "./form-response.ts";
import {
  bodyFormat,
  type Incoming,
  parseJsonMessage,
  parseTypedFields,
  readTypedFields,
  type TypedFields,
} from "./incoming-message.ts";
import { type Log, nameError } from "./log.ts";
import { StoreFullError } from "./message-store.ts";
import { judgeOrigin } from "./origin.ts";
import type { RateLimiter } from "./rate-limiter.ts";
import { readBody } from "./read-body.ts";

/**
 * Resolves once the message is safe: on disk, or accepted by the mail server. `key` identifies one
 * message: delivering the same key again resolves without storing or sending a second one.
 */
export type Deliver = (
  message: ContactMessage,
  receipt: { key: string; receivedAt: Date },
) => Promise<void>;

export type ContactHandler = (request: Request, client: { address: string }) => Promise<Response>;

export type Answer = {
  status: number;
  text: string;
  headers?: Record<string, string>;
  retryAfterSeconds?: number;
  /** How much of the body was read. */
  bytes?: number;
};

/**
 * Takes what `@emailjs/browser` posts and answers as EmailJS does: `OK`, or a status and a plain
 * reason. A form that the browser posts without script is answered with a page. Uses web standards
 * only, so that it runs on any platform.
 */
export function createContactHandler({
  deliver,
  limiter,
  forms,
  allowedOrigins = [],
  clock = Date.now,
  bodyTimeLimitMs = 10_000,
  log,
}: {
  deliver: Deliver;
  limiter: RateLimiter;
  /** Without it only JSON is accepted. */
  forms?: FormPages | undefined;
  allowedOrigins?: readonly string[];
  clock?: () => number;
  bodyTimeLimitMs?: number;
  log: Log;
}): ContactHandler {
  return async function handle(request, client) {
    const origin = judgeOrigin(request, allowedOrigins);
    const crossOrigin = origin.kind === "allowed" ? crossOriginHeaders(origin.origin) : {};
    if (origin.kind === "allowed" && isPreflight(request)) return preflightResponse(crossOrigin);
    if (origin.kind === "refused") return plainResponse(logged(anotherOrigin), crossOrigin);
    if (request.method !== "POST") return plainResponse(logged(onlyPost), crossOrigin);

    const format = bodyFormat(request.headers);
    if (format === "form" && forms) {
      const { answer, typed } = await takeForm(request, client, forms);
      return formResponse(forms, logged(answer), typed);
    }
    const answer = format === "json" ? await takeJson(request, client) : otherFormat;
    return plainResponse(logged(answer), crossOrigin);
  };

  async function takeJson(request: Request, client: { address: string }): Promise<Answer> {
    const refusal = overRate(client.address);
    if (refusal) return refusal;
    const body = await receive(request, contactBodyLimit);
    if (body.kind === "refused") return body.answer;
    return keep(parseJsonMessage(body.bytes), body.bytes.byteLength);
  }

  /** Unlike JSON a form is read even when it is over the rate: its answer returns everything typed. */
  async function takeForm(
    request: Request,
    client: { address: string },
    { owner }: FormPages,
  ): Promise<{ answer: Answer; typed: TypedFields }> {
    const refusal = overRate(client.address);
    const body = await receive(request, contactFormBodyLimit);
    if (body.kind === "refused") return { answer: refusal ?? body.answer, typed: nothingTyped };
    const form = new URLSearchParams(new TextDecoder().decode(body.bytes));
    const typed = readTypedFields(form);
    if (refusal) return { answer: refusal, typed };
    const incoming = await parseTypedFields(typed, {
      ownerName: owner.name,
      honeypot: form.get(honeypotField) ?? "",
      receivedAt: new Date(clock()),
    });
    return { answer: await keep(incoming, body.bytes.byteLength), typed };
  }

  function overRate(address: string): Answer | null {
    const rate = limiter.take(address);
    if (rate.kind === "free") return null;
    return {
      status: 429,
      text: "Too many requests. Please wait before you send another message",
      retryAfterSeconds: rate.seconds,
    };
  }

  async function receive(request: Request, limit: number) {
    const body = await readBody(request, { limit, timeLimitMs: bodyTimeLimitMs });
    const refused = (status: number, text: string) =>
      ({ kind: "refused", answer: { status, text } }) as const;
    switch (body.kind) {
      case "too-large":
        return refused(413, `The message is larger than ${limit / 1024} KB`);
      case "too-slow":
        return refused(408, "The message took too long to arrive");
      case "broken":
        return refused(400, "The message broke off on its way");
      case "read":
        return body;
    }
  }

  async function keep(incoming: Incoming, bytes: number): Promise<Answer> {
    if (incoming.kind === "invalid") return { status: 400, text: incoming.reason, bytes };
    const { message, key } = incoming;
    if (message[honeypotField]?.trim()) {
      log.info(`contact: a message of ${bytes} bytes filled in the honeypot and was dropped`);
      return accepted;
    }
    try {
      await deliver(message, { key, receivedAt: new Date(clock()) });
    } catch (error) {
      if (error instanceof StoreFullError) {
        log.error("contact: the outbox has reached its limit, so no message is accepted");
        return {
          status: 503,
          text: "No more messages can be accepted at the moment. Please try again later",
          retryAfterSeconds: 3600,
        };
      }
      log.error(`contact: a message of ${bytes} bytes could not be kept: ${nameError(error)}`);
      return { status: 500, text: "The message could not be kept. Please try again" };
    }
    log.info(`contact: took a message of ${bytes} bytes`);
    return accepted;
  }

  function logged(answer: Answer) {
    if (answer.status < 500 && answer.status >= 400) {
      log.info(`contact: refused with ${answer.status}, ${answer.bytes ?? 0} bytes read`);
    }
    return answer;
  }
}

const nothingTyped = readTypedFields(new URLSearchParams());

const accepted: Answer = { status: 200, text: acceptedAnswer };

const onlyPost: Answer = { status: 405, text: "Only POST is allowed", headers: { allow: "POST" } };

const otherFormat: Answer = { status: 415, text: "The content type must be application/json" };

const anotherOrigin: Answer = {
  status: 403,
  text: "Messages from another site are not allowed. The owner can add it to ALLOWED_ORIGINS",
};

function plainResponse(answer: Answer, crossOrigin: Record<string, string>) {
  const { status, text, headers, retryAfterSeconds } = answer;
  return new Response(text, {
    status,
    headers: {
      ...crossOrigin,
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      ...(retryAfterSeconds !== undefined && { "retry-after": String(retryAfterSeconds) }),
      ...headers,
    },
  });
}

/** A page of another site may read the answer and when to try again. */
function crossOriginHeaders(origin: string): Record<string, string> {
  return {
    "access-control-allow-origin": origin,
    "access-control-expose-headers": "retry-after",
    vary: "origin",
  };
}

function preflightResponse(crossOrigin: Record<string, string>) {
  return new Response(null, {
    status: 204,
    headers: {
      ...crossOrigin,
      "access-control-allow-methods": "POST",
      "access-control-allow-headers": "content-type",
      "access-control-max-age": "86400",
    },
  });
}

function isPreflight(request: Request) {
  return request.method === "OPTIONS" && request.headers.has("access-control-request-method");
}
