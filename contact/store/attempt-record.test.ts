import { describe, expect, test } from "vitest";
import { type AttemptRecord, formatRecord, neverTried, parseRecord } from "./attempt-record.ts";

const record: AttemptRecord = {
  attempts: 3,
  firstTriedAt: new Date("2026-11-15T09:30:00Z"),
  nextTryAt: new Date("2026-11-15T10:00:00Z"),
  reason: "busy",
  sentAt: new Date("2026-11-15T09:59:59.500Z"),
  failedAt: null,
};

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

describe("the record of a message's attempts", () => {
  test("is read as it was written", () => {
    expect(parseRecord(formatRecord(record))).toEqual(record);
    expect(parseRecord(formatRecord(neverTried))).toEqual(neverTried);
  });

  test("of a message that was never tried has no attempts and no times", () => {
    expect(neverTried.attempts).toBe(0);
    const { attempts: _, ...times } = neverTried;
    expect(Object.values(times)).toEqual([null, null, null, null, null]);
  });

  test.each([
    ["torn", new TextEncoder().encode('{"attempts": 3, "first')],
    ["empty", new Uint8Array()],
    ["of another kind", bytesOf(["attempts"])],
    ["without its attempts", bytesOf({ ...record, attempts: undefined })],
    ["with attempts below none", bytesOf({ ...record, attempts: -1 })],
    ["with half an attempt", bytesOf({ ...record, attempts: 1.5 })],
    ["with an invalid time", bytesOf({ ...record, nextTryAt: "soon" })],
    ["with a number for a time", bytesOf({ ...record, sentAt: 7 })],
  ])("that is %s counts as if the message was never tried", (_, bytes) => {
    expect(parseRecord(bytes)).toEqual(neverTried);
  });
});
