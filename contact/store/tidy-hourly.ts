import { type Log, nameError } from "../service/log.ts";
import type { FileStore } from "./file-store.ts";

const hourMs = 3_600_000;

/** Deletes what was sent, done or spam past its retention time, and what killed servers left behind. */
export function startTidying({
  store,
  keepSentMs,
  clock,
  log,
}: {
  store: Pick<FileStore, "forgetOld" | "clearLeftovers">;
  keepSentMs: number;
  clock: () => number;
  log: Log;
}) {
  let running = tidy();
  const timer = setInterval(() => {
    running = tidy();
  }, hourMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };

  async function tidy() {
    try {
      const count = await store.forgetOld(new Date(clock() - keepSentMs));
      if (count > 0) log.info(`contact: deleted ${count} messages past their retention time`);
      await store.clearLeftovers();
    } catch (error) {
      log.error(`contact: the outbox could not be tidied: ${nameError(error)}`);
    }
  }
}
