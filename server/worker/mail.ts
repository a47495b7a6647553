import { defaultRetryPlan } from "#contact/mail/retry-plan.ts";
import { sendDue } from "#contact/mail/send-due.ts";
import type { Log } from "#contact/service/log.ts";
import { visibleName, visibleSubject } from "#contact/service/visible-text.ts";
import { KeyReusedError, type MessageStore, type Send } from "#contact/store/message-store.ts";
import type { MailService, WorkerSettings } from "./settings.ts";

/** A message as the store keeps it: everything that the mail service has to know. */
export type StoredMail = {
  /** The key of the message. */
  id: string;
  fromName: string;
  replyTo: string | null;
  subject: string;
  text: string;
};

const timeLimitMs = 10_000;

/** Sends through the HTTP API of Resend. A key that it has seen in the last 24 hours is not sent again. */
function createResendSend({ apiKey, url, from, to }: MailService): Send<StoredMail> {
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
      return sendResultOf(response.status);
    } catch {
      return { kind: "unavailable", reason: "The mail service does not answer" };
    }
  };
}

/** Only an invalid request would be refused again; anything else is a problem of the service or the account. */
function sendResultOf(status: number): Awaited<ReturnType<Send<StoredMail>>> {
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

const dayMs = 86_400_000;
/** While the mail service is unreachable, messages wait this long. */
const outagePauseMs = 300_000;
/** A run that goes on after its answer may last 30 seconds. */
const passTimeLimitMs = 25_000;

/** One pass over the messages that are due, by the same rules as on our own server. */
export async function sendWaiting(
  store: MessageStore<StoredMail>,
  { mail, giveUpAfterDays }: WorkerSettings,
  log: Log,
) {
  if (mail === null) return;
  const startedAt = Date.now();
  const underWay = new Set<Promise<void>>();
  await sendDue({
    store,
    send: createResendSend(mail),
    plan: { ...defaultRetryPlan, lifeMs: giveUpAfterDays * dayMs },
    clock: Date.now,
    log,
    signal: AbortSignal.timeout(passTimeLimitMs),
    underWay,
    shouldYield: () => Date.now() - startedAt > passTimeLimitMs / 2,
    pauseMs: () => outagePauseMs,
    onOutage() {},
    onFailed: (message, reason) => tellOwner(store, message.id, reason),
  });
  await Promise.all(underWay);
}

/** Tells the owner of a message that was set aside, through the same queue, at most once a day. */
async function tellOwner(store: MessageStore<StoredMail>, id: string, reason: string) {
  if (id.startsWith(noticePrefix)) return;
  const receivedAt = new Date();
  const key = noticePrefix + receivedAt.toISOString().slice(0, 10);
  const notice = {
    key,
    receivedAt,
    body: {
      id: key,
      fromName: "Contact form",
      replyTo: null,
      subject: "A message from your contact form could not be delivered",
      text: `The mail service did not accept message ${id}.\nReason: ${reason}\n\nThe message is kept in the database. The guide to the Worker says how to read it and how to send it again.\n`,
    },
  };
  await store.put(notice).catch((error) => {
    // Today's notice is already there, about another message.
    if (!(error instanceof KeyReusedError)) throw error;
  });
}

/** With a colon, which no key of a visitor has: nobody can use it up before us. */
const noticePrefix = "failure-notice:";
