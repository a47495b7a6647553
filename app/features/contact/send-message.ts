import {
  acceptedAnswer,
  contactPath,
  honeypotField,
  keyReusedStatus,
  messageKeyField,
} from "#contracts/contact-fields.ts";
import type { ContactFields } from "./contact-fields.ts";
import { type EmailJsIds, type EmailService, emailJsOrigin } from "./email-service.ts";

const timeLimitMs = 15_000;

export type OutgoingMessage = {
  fields: ContactFields;
  /** The same for every attempt to send this message, so that it is stored once. */
  key: string;
  ownerName: string;
  /** The content of the honeypot field. */
  honeypot: string;
};

/** Called when the visitor starts to type, so that the library is there when the message is ready. */
export function loadEmailJs() {
  return import("@emailjs/browser");
}

type Refusal = { retryAfterSeconds: number | null; isKeyReused: boolean };

/** Why a message was not sent. */
export class SendError extends Error {
  readonly retryAfterSeconds: number | null;
  /** The server has another message under this key. */
  readonly isKeyReused: boolean;
  constructor(
    reason: string,
    { retryAfterSeconds = null, isKeyReused = false }: Partial<Refusal> = {},
  ) {
    super(reason);
    this.retryAfterSeconds = retryAfterSeconds;
    this.isKeyReused = isKeyReused;
  }
}

/**
 * Resolves when the service itself has confirmed the message, and rejects with a `SendError` otherwise.
 * The login page of a hotel network and an empty answer are also "200", but confirm nothing.
 */
export async function sendMessage(
  service: EmailService,
  message: OutgoingMessage,
  load: typeof loadEmailJs = loadEmailJs,
) {
  // Our server sets messages with a filled honeypot aside; EmailJS has no such check, so it is done here.
  if (message.honeypot && service.kind === "emailjs") return;
  if (!navigator.onLine) throw new SendError("The browser is offline.");
  const params = templateParams(message);
  try {
    const answer = await within(timeLimitMs, (signal) =>
      service.kind === "emailjs"
        ? postToEmailJs(service, params, load, signal)
        : post(service.url, payload(ownServerIds, params), signal),
    );
    requireAccepted(answer);
  } catch (error) {
    throw error instanceof SendError ? error : new SendError(reasonOf(error));
  }
}

type Answer = { status: number; text: string; retryAfter?: string | null };

function requireAccepted({ status, text, retryAfter = null }: Answer) {
  if (status === 200 && text.trim() === acceptedAnswer) return;
  const reason = status < 300 ? "without a confirmation from the service" : text;
  throw new SendError(`${status} ${reason}`, {
    retryAfterSeconds: retryAfterSeconds(retryAfter),
    isKeyReused: status === keyReusedStatus,
  });
}

function templateParams({ fields, key, ownerName, honeypot }: OutgoingMessage) {
  return {
    from_name: fields.name.trim(),
    from_email: fields.email.trim(),
    subject: fields.subject.trim(),
    message: fields.message.trim(),
    to_name: ownerName,
    [messageKeyField]: key,
    ...(honeypot && { [honeypotField]: honeypot }),
  };
}

type TemplateParams = ReturnType<typeof templateParams>;

/** Our server accepts any ids that are not empty. */
const ownServerIds: EmailJsIds = {
  serviceId: "embedded",
  templateId: "embedded",
  publicKey: "embedded",
};

function payload({ serviceId, templateId, publicKey }: EmailJsIds, params: TemplateParams) {
  return {
    service_id: serviceId,
    template_id: templateId,
    user_id: publicKey,
    template_params: params,
  };
}

/**
 * Without the library the same request goes by `fetch`: the library's file is gone when the site was
 * deployed again while the page was open, and a browser may remember a failed import until a reload.
 */
async function postToEmailJs(
  ids: EmailJsIds,
  params: TemplateParams,
  load: typeof loadEmailJs,
  signal: AbortSignal,
): Promise<Answer> {
  const emailJs = await load().catch(() => null);
  if (!emailJs) return post(emailJsOrigin + contactPath, payload(ids, params), signal);
  emailJs.init({ publicKey: ids.publicKey }, emailJsOrigin);
  // The library rejects with a status and a text for anything but a status of 200 to 299.
  return emailJs.send(ids.serviceId, ids.templateId, params).catch((error: unknown) => {
    if (isAnswer(error)) return error;
    throw error;
  });
}

async function post(url: string, body: object, signal: AbortSignal): Promise<Answer> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
    // Neither service redirects, so a redirect comes from something in between.
    redirect: "error",
    signal,
  });
  return {
    status: response.status,
    text: await response.text(),
    retryAfter: response.headers.get("retry-after"),
  };
}

function isAnswer(value: unknown): value is Answer {
  return typeof value === "object" && value !== null && "status" in value && "text" in value;
}

/** The library takes no signal, so the time limit does not rely on one. */
function within<T>(milliseconds: number, work: (signal: AbortSignal) => Promise<T>) {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new SendError(`No answer in ${milliseconds / 1000} seconds.`));
      controller.abort();
    }, milliseconds);
  });
  return Promise.race([work(controller.signal), limit]).finally(() => clearTimeout(timer));
}

function reasonOf(error: unknown) {
  return error instanceof Error ? error.message : String(error);
}

/** Seconds to wait according to a `Retry-After` header, which holds a number of seconds or a date. */
export function retryAfterSeconds(header: string | null, nowMs = Date.now()): number | null {
  if (header === null) return null;
  const seconds = /^\s*\d+\s*$/.test(header) ? Number(header) : (Date.parse(header) - nowMs) / 1000;
  return seconds > 0 ? Math.ceil(seconds) : null;
}
