import { readFile } from "node:fs/promises";
import path from "node:path";
import { notSentId } from "#contracts/contact-page.ts";
import type { FileList } from "#contracts/file-list.ts";
import { createDeliver } from "../mail/deliver.ts";
import { createFailureNotice } from "../mail/failure-notice.ts";
import { createMailStatus } from "../mail/mail-status.ts";
import { defaultRetryPlan, type RetryPlan } from "../mail/retry-plan.ts";
import { type Sender, startSender } from "../mail/sender.ts";
import { createSmtpSend, verifyMailAccount } from "../mail/smtp.ts";
import type { Mailbox } from "../store/eml.ts";
import { createFileStore, type FileStore } from "../store/file-store.ts";
import { startTidying } from "../store/tidy-hourly.ts";
import { clientAddress } from "./client-address.ts";
import type { FormPages } from "./form-page.ts";
import { type ContactHandler, createContactHandler } from "./handler.ts";
import { type ContactHealth, createHealthCheck } from "./health.ts";
import { type Log, nameError } from "./log.ts";
import { openRateLimits } from "./rate-file.ts";
import { type Environment, SettingsError } from "./service-settings.ts";
import { type ContactSettings, readContactSettings } from "./settings.ts";

const dayMs = 86_400_000;
const megabyte = 1_000_000;

export type Contact = {
  handle: ContactHandler;
  health(): Promise<ContactHealth>;
  /** Whether the owner's proxies are in front of the server. */
  behindProxy: boolean;
  /** Finishes the requests and the mail in progress, within `graceMs`. */
  close(graceMs?: number): Promise<void>;
};

/** For tests, which cannot wait as long as an owner can. */
export type Timing = Partial<RetryPlan> & { idleMs?: number; leaseMs?: number };

/** The contact service of the Node server. Throws `SettingsError` when the owner has to act. */
export async function openContact({
  env,
  owner,
  forms,
  log = console,
  timing = {},
  clock = Date.now,
}: {
  env: Environment;
  owner: Mailbox;
  /** Without it the form works only with script. */
  forms?: FormPages | undefined;
  log?: Log;
  timing?: Timing;
  clock?: () => number;
}): Promise<Contact> {
  const settings = readContactSettings(env, owner);
  const { outboxFolder, maxMessages, maxMegabytes, from, to } = settings;
  const { leaseMs, idleMs, ...retry } = timing;
  const store = createFileStore({
    folder: outboxFolder,
    log,
    clock,
    maxMessages,
    maxBytes: maxMegabytes * megabyte,
    ...(leaseMs === undefined ? {} : { leaseMs }),
  });
  await openStore(store, settings, log);
  const rates = await openRateLimits(outboxFolder, settings);

  /** Breaks off what did not end in time. */
  const stopping = new AbortController();
  const closed = new AbortController();
  const { smtp } = settings;
  const mail =
    smtp &&
    createMailStatus({
      send: createSmtpSend(smtp, { from, to: to.email }),
      login: (signal) => verifyMailAccount(smtp, signal),
      closed: closed.signal,
      log,
    });
  const sender =
    mail &&
    startSender({
      store,
      send: mail.send,
      plan: { ...defaultRetryPlan, lifeMs: settings.giveUpAfterDays * dayMs, ...retry },
      onFailed: createFailureNotice({ store, from, to, clock, log }),
      ...(idleMs === undefined ? {} : { idleMs }),
      clock,
      log,
    });
  const tidying = startTidying({ store, keepSentMs: settings.keepSentDays * dayMs, clock, log });
  mail?.check();
  const handler = createContactHandler({
    deliver: createDeliver({
      store,
      send: mail?.send ?? null,
      from,
      to,
      onStored: () => sender?.poke(),
      signal: stopping.signal,
      log,
    }),
    limits: rates.limits,
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
    health: createHealthCheck({ store, mail, clock, log }),
    behindProxy: settings.trustedProxies > 0,
    async close(graceMs = 8_000) {
      closed.abort();
      await close({ graceMs, unanswered, sender, tidying, stopping });
      await rates.close();
    },
  };
}

async function close({
  graceMs,
  unanswered,
  sender,
  tidying,
  stopping,
}: {
  graceMs: number;
  unanswered: ReadonlySet<Promise<Response>>;
  sender: Sender | null;
  tidying: { stop(): Promise<void> };
  stopping: AbortController;
}) {
  const overdue = setTimeout(() => {
    stopping.abort();
    sender?.abort();
  }, graceMs);
  await Promise.all([Promise.allSettled(unanswered), sender?.stop(), tidying.stop()]);
  clearTimeout(overdue);
}

/** Without a mail server the outbox is all there is. With one, messages can still be sent. */
async function openStore(store: FileStore, { outboxFolder, smtp }: ContactSettings, log: Log) {
  try {
    await store.open();
    await store.probe();
    // Warns the owner of an outbox that is filling up.
    await store.overview();
  } catch (error) {
    const problem = `The outbox ${outboxFolder} cannot be written (${nameError(error)}). Make the folder writable for the server, or name another one in OUTBOX_DIR`;
    if (smtp === null) throw new SettingsError([problem]);
    log.error(`contact: ${problem}. Until then each message is sent while the visitor waits`);
  }
}

/** The contact page of the build, or nothing where it was built for EmailJS and posts no forms here. */
export async function readFormPages(
  siteFolder: string,
  { basePath, owner, files }: FileList,
): Promise<FormPages | undefined> {
  const page = files["/contact"];
  if (!page) return undefined;
  const html = await readFile(path.join(siteFolder, page.file), "utf8");
  if (!html.includes(`id="${notSentId}"`)) return undefined;
  return { contactPage: async () => html, contactPagePath: `${basePath}contact`, owner };
}
