import * as v from "valibot";
import { messageKeyField } from "#contracts/contact-fields.ts";
import { type ContactMessage, contactPayload } from "#contracts/contact-message.ts";
import type { Answer } from "./answer.ts";

type BodyOutcome = { kind: "read"; bytes: Uint8Array } | { kind: "refused"; answer: Answer };

/** Reads a body of at most `limit` bytes within `timeLimitMs`, whatever its headers promise. */
export async function readBody(
  request: Request,
  { limit, timeLimitMs }: { limit: number; timeLimitMs: number },
): Promise<BodyOutcome> {
  const tooLarge = refused(413, `The message is larger than ${limit / 1024} KB`);
  const broken = refused(400, "The message broke off on its way");
  if (Number(request.headers.get("content-length") ?? 0) > limit) return tooLarge;
  if (request.bodyUsed) return broken;
  if (request.body === null) return { kind: "read", bytes: new Uint8Array() };

  const reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>> = request.body.getReader();
  const timeUp = new Promise<"time is up">((resolve) => {
    AbortSignal.timeout(timeLimitMs).addEventListener("abort", () => resolve("time is up"));
  });
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    while (true) {
      const next = await Promise.race([reader.read(), timeUp]);
      if (next === "time is up") return refused(408, "The message took too long to arrive");
      if (next.done) {
        return { kind: "read", bytes: new Uint8Array(await new Blob(chunks).arrayBuffer()) };
      }
      size += next.value.byteLength;
      if (size > limit) return tooLarge;
      chunks.push(next.value);
    }
  } catch {
    return broken;
  } finally {
    // Not awaited: a peer that has stopped talking may never acknowledge it.
    reader.cancel().catch(() => {});
  }
}

function refused(status: number, text: string): BodyOutcome {
  return { kind: "refused", answer: { status, text } };
}

/** How the body is written: by a script, or by the browser itself where the page's script does not run. */
type BodyFormat = "json" | "form";

/** What the visitor typed into the four fields, as it came. */
export type TypedFields = { name: string; email: string; subject: string; message: string };

export type Incoming =
  | { kind: "message"; message: ContactMessage; key: string }
  /** `reason` names the field and the rule, never the value. */
  | { kind: "invalid"; reason: string };

export function bodyFormat(headers: Headers): BodyFormat | null {
  if ((headers.get("content-encoding") ?? "identity") !== "identity") return null;
  const [, type] =
    /^\s*([\w/.+-]+)\s*(?:;\s*charset="?utf-8"?\s*)?$/i.exec(headers.get("content-type") ?? "") ??
    [];
  switch (type?.toLowerCase()) {
    case "application/json":
      return "json";
    case "application/x-www-form-urlencoded":
      return "form";
    default:
      return null;
  }
}

export function parseJsonMessage(body: Uint8Array): Incoming {
  const json = decodeJson(body);
  if (json === undefined) return { kind: "invalid", reason: "The body is not valid JSON" };
  const parsed = v.safeParse(contactPayload, json, { abortEarly: true });
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const path = v.getDotPath(issue) ?? "the body";
    return { kind: "invalid", reason: `The parameters are invalid: ${path} ${issue.message}` };
  }
  const message = parsed.output.template_params;
  return { kind: "message", message, key: message[messageKeyField] ?? crypto.randomUUID() };
}

/** `undefined` when it is not JSON, which no JSON text can express. */
function decodeJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}

/** Bytes that are not UTF-8 are replaced, so that the rest can be shown again. */
export function decodeForm(body: Uint8Array): { form: URLSearchParams; isUtf8: boolean } {
  const text = new TextDecoder().decode(body);
  const form = new URLSearchParams(text);
  const wereTyped = text.match(/%EF%BF%BD/gi)?.length ?? 0;
  const found = [...form].join().split("\uFFFD").length - 1;
  return { form, isUtf8: found === wereTyped };
}

export const notUtf8: Incoming = { kind: "invalid", reason: "The form is not written in UTF-8" };

export function readTypedFields(form: URLSearchParams): TypedFields {
  const field = (name: string) => form.get(name) ?? "";
  return {
    name: field("name"),
    email: field("email"),
    subject: field("subject"),
    // A browser sends every line break as two characters, and counts it as one in `maxlength`.
    message: field("message").replaceAll("\r\n", "\n"),
  };
}

export const emptyFields = readTypedFields(new URLSearchParams());

const labels: Record<string, string> = {
  from_name: "Name",
  from_email: "Email",
  subject: "Subject",
  message: "Message",
};

export async function parseTypedFields(
  { name, email, subject, message }: TypedFields,
  { ownerName, honeypot, receivedAt }: { ownerName: string; honeypot: string; receivedAt: Date },
): Promise<Incoming> {
  const parsed = v.safeParse(
    contactPayload.entries.template_params,
    { from_name: name, from_email: email, subject, message, to_name: ownerName, website: honeypot },
    { abortEarly: true },
  );
  if (parsed.success) {
    const key = await keyOfContent(parsed.output, receivedAt);
    return { kind: "message", message: parsed.output, key };
  }
  const [issue] = parsed.issues;
  return { kind: "invalid", reason: `${labels[v.getDotPath(issue) ?? ""]} ${issue.message}` };
}

/**
 * A page that is the same for every visitor cannot carry a key, so the same words from the same sender
 * on the same day (UTC) are the same message, however often the browser posts them.
 */
async function keyOfContent(message: ContactMessage, receivedAt: Date) {
  const { from_name, from_email, subject, message: text } = message;
  const day = receivedAt.toISOString().slice(0, 10);
  const content = JSON.stringify([day, from_name, from_email, subject, text]);
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(content));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
