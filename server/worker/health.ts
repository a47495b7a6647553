import { type ContactHealth, healthOf } from "#contact/service/health.ts";
import { type Log, nameError } from "#contact/service/log.ts";
import type { MessageStore } from "#contact/store/message-store.ts";
import type { StoredMail } from "./resend.ts";

export async function checkWorkerHealth(
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
