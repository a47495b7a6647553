import { createContactHandler } from "#contact/service/handler.ts";
import { type ContactHealth, healthOf } from "#contact/service/health.ts";
import { type Log, nameError } from "#contact/service/log.ts";
import { createRateLimits, type RateLimits } from "#contact/service/rate-limiter.ts";
import { SettingsError } from "#contact/service/service-settings.ts";
import type { MessageStore } from "#contact/store/message-store.ts";
import { contactPath } from "#contracts/contact-fields.ts";
import { transportHeaders } from "#contracts/security-headers.ts";
import { healthAnswer, healthPath, secureAnswer } from "../answers.ts";
import { createD1Store } from "./d1-store.ts";
import { type StoredMail, sendWaiting } from "./mail.ts";
import {
  readWorkerSettings,
  site,
  type WorkerContext,
  type WorkerEnv,
  type WorkerSettings,
} from "./settings.ts";

const dayMs = 86_400_000;

/**
 * The whole site as a Cloudflare Worker: the platform serves the files, and the handler of our own
 * server takes the messages. As there, a message is stored first and mailed after the answer.
 */
export default {
  async fetch(request: Request, env: WorkerEnv, context: WorkerContext): Promise<Response> {
    const { pathname } = new URL(request.url);
    const isContact = pathname === site.basePath.slice(0, -1) + contactPath;
    if (!isContact && pathname !== healthPath) return env.ASSETS.fetch(request);
    try {
      const service = openService(env, context);
      const address = request.headers.get("cf-connecting-ip") ?? "unknown";
      const answer = isContact
        ? await service.handle(request, { address })
        : healthAnswer(await service.checkHealth());
      return secureAnswer(answer, transportHeaders(env.SITE_URL));
    } catch (error) {
      console.error(error instanceof SettingsError ? error.message : nameError(error));
      return secureAnswer(new Response("The contact form is out of order.", { status: 500 }));
    }
  },

  /** Every minute: what could not be mailed at once, and what was mailed long ago. */
  async scheduled(_: unknown, env: WorkerEnv, context: WorkerContext): Promise<void> {
    const { store, settings } = openService(env, context);
    await sendWaiting(store, settings, console);
    await store.forgetOld(new Date(Date.now() - settings.keepSentDays * dayMs));
  },
};

/** The platform forbids sharing a connection or a stream between requests. Settings and counters may be shared. */
let shared: { settings: WorkerSettings; limits: RateLimits } | null = null;

function openService(env: WorkerEnv, context: WorkerContext) {
  shared ??= readShared(env);
  const { settings, limits } = shared;
  const store = createD1Store<StoredMail>({ database: env.DB, maxMessages: settings.maxMessages });
  const handle = createContactHandler({
    async deliver({ from_name, from_email, subject, message }, { key, receivedAt, isSpam }) {
      const body = { id: key, fromName: from_name, replyTo: from_email, subject, text: message };
      if (isSpam) return store.putSpam({ key, receivedAt, body });
      await store.put({ key, receivedAt, body });
      context.waitUntil(
        sendWaiting(store, settings, console).catch((error) =>
          console.error(`contact: the messages could not be worked on: ${nameError(error)}`),
        ),
      );
    },
    limits,
    forms: {
      owner: site.owner,
      contactPagePath: `${site.basePath}contact`,
      contactPage: () => readContactPage(env),
    },
    allowedOrigins: settings.allowedOrigins,
    log: console,
  });
  const checkHealth = () => checkWorkerHealth(store, settings.mail !== null, console);
  return { settings, store, handle, checkHealth };
}

function readShared(env: WorkerEnv) {
  const settings = readWorkerSettings(env, site.owner);
  return { settings, limits: createRateLimits(settings) };
}

async function readContactPage({ ASSETS }: WorkerEnv) {
  // The platform looks at the path only.
  const page = await ASSETS.fetch(new Request(`https://site${site.basePath}contact`));
  return page.text();
}

async function checkWorkerHealth(
  store: Pick<MessageStore<StoredMail>, "overview">,
  hasMail: boolean,
  log: Log,
): Promise<ContactHealth> {
  const state = { mail: hasMail ? "unknown" : "off", now: Date.now() } as const;
  try {
    return healthOf(await store.overview(), { canKeep: true, ...state });
  } catch (error) {
    log.error(`contact: the database does not answer: ${nameError(error)}`);
    const unknown = { oldestWaiting: null, failed: 0, usedShare: 0 };
    return healthOf(unknown, { canKeep: false, ...state });
  }
}
