import { type AttemptRecord, neverTried } from "./attempt-record.ts";
import type { Outbox } from "./outbox.ts";

export type AttemptRecords = ReturnType<typeof createAttemptRecords>;

/** The records of waiting messages. One that cannot be written is kept in memory. */
export function createAttemptRecords(outbox: Outbox) {
  const unwritten = new Map<string, AttemptRecord>();
  return {
    async of(id: string, { hasRecord = true } = {}): Promise<AttemptRecord> {
      return unwritten.get(id) ?? (hasRecord ? outbox.readRecord("waiting", id) : neverTried);
    },
    async keep(id: string, record: AttemptRecord) {
      try {
        await outbox.writeRecord("waiting", id, record);
        unwritten.delete(id);
      } catch {
        unwritten.set(id, record);
      }
    },
    async forget(id: string) {
      unwritten.delete(id);
      await outbox.removeRecord("waiting", id);
    },
  };
}
