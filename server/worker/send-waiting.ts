import { defaultRetryPlan } from "#contact/mail/retry-plan.ts";
import { sendDue } from "#contact/mail/send-due.ts";
import type { Log } from "#contact/service/log.ts";
import { KeyReusedError, type MessageStore } from "#contact/store/message-store.ts";
import { createResendSend, type StoredMail } from "./resend.ts";
import type { WorkerSettings } from "./settings.ts";

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
