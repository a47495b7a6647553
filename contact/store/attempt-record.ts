import * as v from "valibot";

const time = v.pipe(
  v.string(),
  v.transform((text) => new Date(text)),
  v.check((date) => !Number.isNaN(date.getTime())),
);

const schema = v.object({
  attempts: v.pipe(v.number(), v.integer(), v.minValue(0)),
  firstTriedAt: v.nullable(time),
  nextTryAt: v.nullable(time),
  reason: v.nullable(v.string()),
  /** The mail server has accepted the message, but its file could not be moved to `sent/`. */
  sentAt: v.nullable(time),
  failedAt: v.nullable(time),
});

/** What is known about the attempts to send one message: a small JSON file beside the mail. */
export type AttemptRecord = v.InferOutput<typeof schema>;

export const neverTried: AttemptRecord = {
  attempts: 0,
  firstTriedAt: null,
  nextTryAt: null,
  reason: null,
  sentAt: null,
  failedAt: null,
};

/** A record that cannot be read only means that the message is tried again sooner. */
export function parseRecord(bytes: Uint8Array): AttemptRecord {
  try {
    const parsed = v.safeParse(schema, JSON.parse(new TextDecoder().decode(bytes)));
    return parsed.success ? parsed.output : neverTried;
  } catch {
    return neverTried;
  }
}

export function formatRecord(record: AttemptRecord): Uint8Array {
  return new TextEncoder().encode(`${JSON.stringify(record, null, 2)}\n`);
}
