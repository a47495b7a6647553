import {
  contactBodyLimit,
  contactFormBodyLimit,
  honeypotField,
} from "#contracts/contact-fields.ts";
import type { ContactMessage } from "#contracts/contact-message.ts";
import { KeyReusedError, StoreFullError } from "../store/message-store.ts";
import {
  type Answer,
  accepted,
  crossOriginHeaders,
  isPreflight,
  keyReused,
  methodNotAllowed,
  notStored,
  originNotAllowed,
  plainResponse,
  preflightResponse,
  storeFull,
  tooManyRequests,
  unsupportedMediaType,
} from "./answer.ts";
import { type FormPages, formResponse } from "./form-page.ts";
import {
  bodyFormat,
  decodeForm,
  emptyFields,
  type Incoming,
  notUtf8,
  parseJsonMessage,
  parseTypedFields,
  readBody,
  readTypedFields,
  type TypedFields,
} from "./incoming-message.ts";
import { type Log, nameError } from "./log.ts";
import type { RateLimits, RateVerdict } from "./rate-limiter.ts";

type OriginVerdict =
  | { kind: "own" }
  /** Another site that the owner allows. Browsers require it to be repeated in the answer. */
  | { kind: "allowed"; origin: string }
  | { kind: "refused" };

/**
 * Resolves once the message is safe: on disk, or accepted by the mail server. `key` identifies one
 * message: delivering the same message again resolves without storing or sending a second one.
 * Rejects with `StoreFullError`, with `KeyReusedError` when the key belongs to another message, or
 * with whatever went wrong. Spam is kept where the owner can look at it, and not sent.
 */
export type Deliver = (
  message: ContactMessage,
  receipt: { key: string; receivedAt: Date; isSpam: boolean },
) => Promise<void>;

/** A message is a few kilobytes: even on a bad connection it takes less. */
const bodyTimeLimitMs = 10_000;

type Client = { address: string };

export type ContactHandler = (request: Request, client: Client) => Promise<Response>;

/**
 * Takes what `@emailjs/browser` posts and answers as EmailJS does: `OK`, or a status and a plain
 * reason. A form that the browser posts without script is answered with a page. Uses web standards
 * only, so that it runs on any platform.
 */
export function createContactHandler({
  deliver,
  limits,
  forms,
  allowedOrigins = [],
  clock = Date.now,
  log,
}: {
  deliver: Deliver;
  limits: RateLimits;
  /** Without it only JSON is accepted. */
  forms?: FormPages | undefined;
  allowedOrigins?: readonly string[];
  clock?: () => number;
  log: Log;
}): ContactHandler {
  return async function handle(request, client) {
    const origin = judgeOrigin(request, allowedOrigins);
    const crossOrigin = origin.kind === "allowed" ? crossOriginHeaders(origin.origin) : {};
    if (origin.kind === "allowed" && isPreflight(request)) return preflightResponse(crossOrigin);
    if (origin.kind === "refused") return plainResponse(logged(originNotAllowed), crossOrigin);
    if (request.method !== "POST") return plainResponse(logged(methodNotAllowed), crossOrigin);

    const format = bodyFormat(request.headers);
    if (format === "form" && forms) {
      const { answer, typed } = await handleForm(request, client, forms);
      return formResponse(forms, logged(answer), typed);
    }
    const answer = format === "json" ? await handleJson(request, client) : unsupportedMediaType;
    return plainResponse(logged(answer), crossOrigin);
  };

  async function handleJson(request: Request, client: Client): Promise<Answer> {
    const refusal = overRate(client);
    if (refusal) return refusal;
    const body = await readBody(request, { limit: contactBodyLimit, timeLimitMs: bodyTimeLimitMs });
    if (body.kind === "refused") return countJunk(client, body.answer);
    return accept(parseJsonMessage(body.bytes), body.bytes.byteLength, client);
  }

  /** Unlike JSON, a form is read even when it is over the limit: its answer returns everything typed. */
  async function handleForm(
    request: Request,
    client: Client,
    { owner }: FormPages,
  ): Promise<{ answer: Answer; typed: TypedFields }> {
    const refusal = overRate(client);
    const body = await readBody(request, {
      limit: contactFormBodyLimit,
      timeLimitMs: bodyTimeLimitMs,
    });
    if (body.kind === "refused") {
      return { answer: refusal ?? countJunk(client, body.answer), typed: emptyFields };
    }
    const { form, isUtf8 } = decodeForm(body.bytes);
    const typed = readTypedFields(form);
    if (refusal) return { answer: refusal, typed };
    const incoming = isUtf8
      ? await parseTypedFields(typed, {
          ownerName: owner.name,
          honeypot: form.get(honeypotField) ?? "",
          receivedAt: new Date(clock()),
        })
      : notUtf8;
    return { answer: await accept(incoming, body.bytes.byteLength, client), typed };
  }

  /** Before anything is read. What it turns out to be is counted after that. */
  function overRate({ address }: Client): Answer | null {
    return waitFor(limits.junk.check(address)) ?? waitFor(limits.messages.check(address));
  }

  function waitFor(rate: RateVerdict): Answer | null {
    return rate.kind === "free" ? null : tooManyRequests(rate.seconds);
  }

  function countJunk({ address }: Client, answer: Answer): Answer {
    limits.junk.take(address);
    return answer;
  }

  async function accept(incoming: Incoming, bytes: number, client: Client): Promise<Answer> {
    if (incoming.kind === "invalid") {
      return countJunk(client, { status: 400, text: incoming.reason, bytes });
    }
    const { message, key } = incoming;
    const receipt = { key, receivedAt: new Date(clock()) };
    if (message[honeypotField]?.trim()) {
      await setAside(message, receipt, bytes);
      return countJunk(client, accepted);
    }
    const refusal = waitFor(limits.messages.take(client.address));
    if (refusal) return refusal;
    try {
      await deliver(message, { ...receipt, isSpam: false });
    } catch (error) {
      return failureOf(error, bytes);
    }
    log.info(`contact: took a message of ${bytes} bytes`);
    return accepted;
  }

  /** A bot learns nothing from the answer, whatever becomes of its message. */
  async function setAside(
    message: ContactMessage,
    receipt: { key: string; receivedAt: Date },
    bytes: number,
  ) {
    log.info(
      `contact: a message of ${bytes} bytes filled in the honeypot and was set aside as spam`,
    );
    await deliver(message, { ...receipt, isSpam: true }).catch((error) =>
      log.error(`contact: spam of ${bytes} bytes could not be kept: ${nameError(error)}`),
    );
  }

  function failureOf(error: unknown, bytes: number): Answer {
    if (error instanceof KeyReusedError) return { ...keyReused, bytes };
    if (error instanceof StoreFullError) {
      log.error("contact: the outbox has reached its limit, so no message is accepted");
      return storeFull;
    }
    log.error(`contact: a message of ${bytes} bytes could not be kept: ${nameError(error)}`);
    return notStored;
  }

  function logged(answer: Answer) {
    if (answer.status < 500 && answer.status >= 400) {
      log.info(`contact: refused with ${answer.status}, ${answer.bytes ?? 0} bytes read`);
    }
    return answer;
  }
}

/** Whether the page that sent the request is allowed to. A client without an origin is not a page in a browser. */
function judgeOrigin(request: Request, allowedOrigins: readonly string[]): OriginVerdict {
  const origin = request.headers.get("origin");
  if (origin !== null && allowedOrigins.includes(origin)) return { kind: "allowed", origin };
  if (request.headers.get("sec-fetch-site") === "cross-site") return { kind: "refused" };
  if (origin === null || isOwn(origin, new URL(request.url))) return { kind: "own" };
  return { kind: "refused" };
}

/** Behind a proxy that terminates TLS, the page is https and the request that reaches us is http. */
function isOwn(origin: string, own: URL) {
  return origin === own.origin || origin === `https://${own.host}`;
}
