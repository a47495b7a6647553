import type { FileStore } from "./file-store.ts";
import { type Log, nameError } from "./log.ts";
import type { MailStatus } from "./mail-status.ts";

/** With a working mail server a message waits for seconds. */
const tooLongMs = 3_600_000;
/** Frequent health checks must not wear out the disk. */
const trustedForMs = 10_000;

export type ContactHealth = {
  /** Whether a message sent now would be kept. */
  accepting: boolean;
  /** Whether any message has waited for over an hour although there is a mail server. */
  waitingTooLong: boolean;
  /** Whether any message was set aside and needs the owner. */
  failed: boolean;
  mail: "off" | MailStatus["kind"];
};

export function createHealthCheck({
  store,
  mailStatus,
  clock,
  log,
}: {
  store: FileStore;
  /** `null` without a mail server. */
  mailStatus: (() => MailStatus) | null;
  clock: () => number;
  log: Log;
}) {
  let latest: { at: number; storage: Promise<StorageHealth> } | null = null;

  return async function check(): Promise<ContactHealth> {
    // Either way: a clock that is set back must not stop the checks.
    if (latest === null || Math.abs(clock() - latest.at) > trustedForMs) {
      latest = { at: clock(), storage: checkStorage() };
    }
    const { writable, full, waitingTooLong, failed } = await latest.storage;
    const mail = mailStatus?.().kind ?? "off";
    const direct = !writable && (mail === "working" || mail === "unknown");
    return { accepting: (writable && !full) || direct, waitingTooLong, failed, mail };
  };

  async function checkStorage(): Promise<StorageHealth> {
    const writable = await store.probe().then(
      () => true,
      (error) => {
        log.error(`contact: the outbox cannot be written: ${nameError(error)}`);
        return false;
      },
    );
    const { oldestWaiting, failed } = await store
      .overview()
      .catch(() => ({ oldestWaiting: null, failed: 0 }));
    const waitedMs = oldestWaiting === null ? 0 : clock() - oldestWaiting.getTime();
    return {
      writable,
      full: await store.isFull(),
      failed: failed > 0,
      waitingTooLong: mailStatus !== null && waitedMs > tooLongMs,
    };
  }
}

type StorageHealth = {
  writable: boolean;
  full: boolean;
  waitingTooLong: boolean;
  failed: boolean;
};
