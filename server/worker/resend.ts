import { visibleName, visibleSubject } from "#contact/service/visible-text.ts";
import type { Send } from "#contact/store/message-store.ts";

/** A message as the store keeps it: everything that the mail service has to know. */
export type StoredMail = {
  /** The key of the message. */
  id: string;
  fromName: string;
  replyTo: string | null;
  subject: string;
  text: string;
};

export type MailService = {
  apiKey: string;
  /** `https://api.resend.com/emails`, or a service that speaks like it. */
  url: string;
  /** At a domain that the service has verified. */
  from: string;
  to: string;
};

const timeLimitMs = 10_000;

/** Sends through the HTTP API of Resend. A key that it has seen in the last 24 hours is not sent again. */
export function createResendSend({ apiKey, url, from, to }: MailService): Send<StoredMail> {
  return async function send({ id, fromName, replyTo, subject, text }, signal) {
    try {
      const response = await fetch(url, {
        method: "POST",
        headers: {
          authorization: `Bearer ${apiKey}`,
          "content-type": "application/json",
          "idempotency-key": id,
        },
        body: JSON.stringify({
          from: `${quoted(visibleName(fromName, replyTo ?? from))} <${from}>`,
          to: [to],
          ...(replyTo !== null && { reply_to: replyTo }),
          subject: visibleSubject(subject),
          text,
        }),
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeLimitMs)]),
      });
      await response.body?.cancel();
      return verdict(response.status);
    } catch {
      return { kind: "unavailable", reason: "The mail service does not answer" };
    }
  };
}

/** Only an invalid request would be refused again; anything else is a problem of the service or the account. */
function verdict(status: number): Awaited<ReturnType<Send<StoredMail>>> {
  const reason = `The mail service answered ${status}`;
  if (status >= 200 && status < 300) return { kind: "taken" };
  if (status === 400 || status === 413 || status === 422) {
    return { kind: "refused", permanent: true, reason };
  }
  // A request with the same key is in progress.
  if (status === 409) return { kind: "refused", permanent: false, reason };
  return { kind: "unavailable", reason };
}

/** A display name as mail headers require it, whatever punctuation it contains. */
function quoted(name: string) {
  return `"${name.replace(/["\\]/g, "\\$&")}"`;
}
