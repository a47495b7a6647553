import * as v from "valibot";
import { contactBodyLimit, honeypotField } from "#contracts/contact-fields.ts";
import { type ContactMessage, contactPayload } from "#contracts/contact-message.ts";
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

type Answer = { status: number; text: string; headers?: Record<string, string>; bytes?: number };

/**
 * Takes what `@emailjs/browser` posts and answers as EmailJS does: `OK`, or a status and a plain
 * reason. Uses web standards alone, so that it runs on any platform.
 */
export function createContactHandler({
  deliver,
  limiter,
  allowedOrigins = [],
  clock = Date.now,
  bodyTimeLimitMs = 10_000,
  log,
}: {
  deliver: Deliver;
  limiter: RateLimiter;
  allowedOrigins?: readonly string[];
  clock?: () => number;
  bodyTimeLimitMs?: number;
  log: Log;
}): ContactHandler {
  return async function handle(request, client) {
    const origin = judgeOrigin(request, allowedOrigins);
    const shared: Record<string, string> =
      origin.kind === "allowed"
        ? { "access-control-allow-origin": origin.origin, vary: "origin" }
        : {};

    if (origin.kind === "allowed" && isPreflight(request)) {
      return new Response(null, {
        status: 204,
        headers: {
          ...shared,
          "access-control-allow-methods": "POST",
          "access-control-allow-headers": "content-type",
          "access-control-max-age": "86400",
        },
      });
    }

    const answer = origin.kind === "refused" ? anotherOrigin : await take(request, client);
    if (answer.status < 500 && answer.status >= 400) {
      log.info(`contact: refused with ${answer.status}, ${answer.bytes ?? 0} bytes read`);
    }
    return new Response(answer.text, {
      status: answer.status,
      headers: {
        ...shared,
        "content-type": "text/plain; charset=utf-8",
        "cache-control": "no-store",
        "x-content-type-options": "nosniff",
        ...answer.headers,
      },
    });
  };

  async function take(request: Request, client: { address: string }): Promise<Answer> {
    if (request.method !== "POST") {
      return { status: 405, text: "Only POST is allowed", headers: { allow: "POST" } };
    }
    if (!isPlainJson(request.headers)) {
      return { status: 415, text: "The content type must be application/json" };
    }
    const rate = limiter.take(client.address);
    if (rate.kind === "wait") {
      return {
        status: 429,
        text: "Too many requests. Please wait before you send another message",
        headers: { "retry-after": String(rate.seconds) },
      };
    }

    const body = await readBody(request, { limit: contactBodyLimit, timeLimitMs: bodyTimeLimitMs });
    switch (body.kind) {
      case "too-large":
        return { status: 413, text: `The message is larger than ${contactBodyLimit / 1024} KB` };
      case "too-slow":
        return { status: 408, text: "The message took too long to arrive" };
      case "broken":
        return { status: 400, text: "The message broke off on its way" };
      case "read":
        return takeBody(body.bytes);
    }
  }

  async function takeBody(body: Uint8Array): Promise<Answer> {
    const bytes = body.byteLength;
    const json = parseJson(body);
    if (json.kind === "broken") return { status: 400, text: "The body is not valid JSON", bytes };

    const parsed = v.safeParse(contactPayload, json.value, { abortEarly: true });
    if (!parsed.success) return { status: 400, text: reason(parsed.issues[0]), bytes };

    const message = parsed.output.template_params;
    if (message[honeypotField]?.trim()) {
      log.info(`contact: a message of ${bytes} bytes filled in the trap and was dropped`);
      return ok;
    }
    try {
      await deliver(message, { key: crypto.randomUUID(), receivedAt: new Date(clock()) });
    } catch (error) {
      if (error instanceof StoreFullError) {
        log.error("contact: the outbox has reached its limit, so no message is accepted");
        return {
          status: 503,
          text: "No more messages can be accepted at the moment. Please try again later",
          headers: { "retry-after": "3600" },
        };
      }
      log.error(`contact: a message of ${bytes} bytes could not be kept: ${nameError(error)}`);
      return { status: 500, text: "The message could not be kept. Please try again" };
    }
    log.info(`contact: took a message of ${bytes} bytes`);
    return ok;
  }
}

const ok: Answer = { status: 200, text: "OK" };

const anotherOrigin: Answer = {
  status: 403,
  text: "Messages from another site are not allowed. The owner can add it to ALLOWED_ORIGINS",
};

function isPreflight(request: Request) {
  return request.method === "OPTIONS" && request.headers.has("access-control-request-method");
}

function isPlainJson(headers: Headers) {
  const type = /^\s*application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i;
  const encoding = headers.get("content-encoding") ?? "identity";
  return type.test(headers.get("content-type") ?? "") && encoding === "identity";
}

function parseJson(body: Uint8Array): { kind: "parsed"; value: unknown } | { kind: "broken" } {
  try {
    return {
      kind: "parsed",
      value: JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body)),
    };
  } catch {
    return { kind: "broken" };
  }
}

/** Names the field and the rule, never the value. */
function reason(issue: v.BaseIssue<unknown>) {
  return `The parameters are invalid: ${v.getDotPath(issue) ?? "the body"} ${issue.message}`;
}
