import type { ContactHealth } from "#server/contact/health.ts";
import { type Log, nameError } from "#server/contact/log.ts";
import type { D1Store } from "./d1-store.ts";
import type { StoredMail } from "./resend.ts";

/** With a working mail service a message waits for seconds. */
const tooLongMs = 3_600_000;

export async function checkWorkerHealth(
  store: D1Store<StoredMail>,
  hasMail: boolean,
  log: Log,
): Promise<ContactHealth> {
  try {
    const { oldestWaiting, failed, isFull } = await store.overview();
    const waitedMs = oldestWaiting === null ? 0 : Date.now() - oldestWaiting.getTime();
    return {
      accepting: !isFull,
      waitingTooLong: hasMail && waitedMs > tooLongMs,
      failed: failed > 0,
      mail: hasMail ? "unknown" : "off",
    };
  } catch (error) {
    log.error(`contact: the database does not answer: ${nameError(error)}`);
    return { accepting: false, waitingTooLong: false, failed: false, mail: "off" };
  }
}
