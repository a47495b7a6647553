import type { MailStatus } from "../mail/mail-status.ts";
import type { FileStore } from "../store/file-store.ts";
import { type StoreOverview, warningThreshold } from "../store/message-store.ts";
import { type Log, nameError } from "./log.ts";

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
  /** Whether half of the messages or bytes that the owner allows are used. */
  fillingUp: boolean;
  /** The result of the last connection to the mail server. */
  mail: "off" | MailStatus["kind"];
};

/** The same on every platform. `canKeep` says whether the storage, or the mail in its place, takes a message. */
export function healthOf(
  { oldestWaiting, failed, usedShare }: StoreOverview,
  { canKeep, mail, now }: { canKeep: boolean; mail: ContactHealth["mail"]; now: number },
): ContactHealth {
  const waitedMs = oldestWaiting === null ? 0 : now - oldestWaiting.getTime();
  return {
    accepting: canKeep && usedShare < 1,
    waitingTooLong: mail !== "off" && waitedMs > tooLongMs,
    failed: failed > 0,
    fillingUp: usedShare >= warningThreshold,
    mail,
  };
}

export function createHealthCheck({
  store,
  mail,
  clock,
  log,
}: {
  store: Pick<FileStore, "probe" | "overview">;
  /** `null` without a mail server. `check` logs in and notes what is wrong. */
  mail: { current(): MailStatus; check(): Promise<void> } | null;
  clock: () => number;
  log: Log;
}) {
  let latest: { at: number; storage: ReturnType<typeof checkStorage> } | null = null;

  return async function check(): Promise<ContactHealth> {
    // Either way: a clock that is set back must not stop the checks.
    if (latest === null || Math.abs(clock() - latest.at) > trustedForMs) {
      latest = { at: clock(), storage: checkStorage() };
    }
    const { writable, facts } = await latest.storage;
    const status = mail?.current().kind ?? "off";
    return healthOf(facts, {
      canKeep: writable || status === "working",
      mail: status,
      now: clock(),
    });
  };

  async function checkStorage() {
    const writable = await store.probe().then(
      () => true,
      (error) => {
        log.error(`contact: the outbox cannot be written: ${nameError(error)}`);
        return false;
      },
    );
    // Then every message is sent while its visitor waits.
    if (!writable) await mail?.check();
    const unknown: StoreOverview = { oldestWaiting: null, failed: 0, usedShare: 0 };
    return { writable, facts: await store.overview().catch(() => unknown) };
  }
}
