import { clientAddress } from "./client-address.ts";
import { composeEml, type Mailbox } from "./eml.ts";
import type { FormPages } from "./form-response.ts";
import { type ContactHandler, createContactHandler, type Deliver } from "./handler.ts";
import { type Log, nameError } from "./log.ts";
import { createMessageNames } from "./message-name.ts";
import { type Outbox, openOutbox } from "./outbox.ts";
import { createRateLimiter } from "./rate-limiter.ts";
import { type RetryPlan, type Sender, startSender } from "./sender.ts";
import { createSenderLease } from "./sender-lease.ts";
import {
  type ContactSettings,
  type Environment,
  readContactSettings,
  SettingsError,
} from "./settings.ts";
import { createSmtpSend, type SendEml } from "./smtp.ts";

const dayMs = 86_400_000;

export type Contact = {
  handle: ContactHandler;
  /** Answers what has been asked, lets a message on its way arrive, and stops. */
  close(): Promise<void>;
};

/** The contact service of the Node server. Throws `SettingsError` when the owner has to act. */
export async function openContact({
  env,
  owner,
  forms,
  log = console,
  retryPlan,
}: {
  env: Environment;
  owner: Mailbox;
  /** Without it the form works only with script. */
  forms?: FormPages | undefined;
  log?: Log;
  retryPlan?: RetryPlan;
}): Promise<Contact> {
  const settings = readContactSettings(env, owner);
  const outbox = await openOutboxOf(settings);
  const send =
    settings.smtp && createSmtpSend(settings.smtp, { from: settings.from, to: settings.to.email });
  const sender =
    send &&
    startSender({
      outbox,
      send,
      lease: createSenderLease(settings.outboxFolder),
      keepSentMs: settings.keepSentDays * dayMs,
      ...(retryPlan === undefined ? {} : { plan: retryPlan }),
      log,
    });
  const handler = createContactHandler({
    deliver: createDeliver({ settings, outbox, send, sender, log }),
    limiter: createRateLimiter(settings),
    forms,
    allowedOrigins: settings.allowedOrigins,
    log,
  });
  const unanswered = new Set<Promise<Response>>();

  return {
    handle(request, client) {
      const address = clientAddress(request, client.address, settings.trustedProxies);
      const answer = handler(request, { address });
      unanswered.add(answer);
      const forget = () => unanswered.delete(answer);
      answer.then(forget, forget);
      return answer;
    },
    async close() {
      await Promise.allSettled(unanswered);
      await sender?.stop();
    },
  };
}

/**
 * Disk first, mail server after the answer: the visitor never waits for a slow mail server, and no
 * crash between the two loses anything. Only when the disk fails does the answer wait for SMTP.
 */
function createDeliver({
  settings,
  outbox,
  send,
  sender,
  log,
}: {
  settings: ContactSettings;
  outbox: Outbox;
  send: SendEml | null;
  sender: Sender | null;
  log: Log;
}): Deliver {
  const nextName = createMessageNames();
  return async function deliver(message, { receivedAt }) {
    const name = nextName(receivedAt);
    const { from, to } = settings;
    const eml = await composeEml({ message, id: name, receivedAt, from, to });
    try {
      await outbox.keep(name, eml);
    } catch (error) {
      if (send === null) throw error;
      log.error(
        `contact: the outbox cannot be written: ${nameError(error)}. Sending at once instead`,
      );
      await send(eml);
      return;
    }
    sender?.poke();
  };
}

async function openOutboxOf({ outboxFolder }: ContactSettings) {
  try {
    return await openOutbox({ folder: outboxFolder });
  } catch (error) {
    throw new SettingsError([
      `The outbox ${outboxFolder} cannot be used (${nameError(error)}). Make the folder writable for the server, or name another one in OUTBOX_DIR`,
    ]);
  }
}
