import { expect, test } from "vitest";
import type { StoredMessage } from "../store/message-store.ts";
import { formatCounts, formatList, noteOn } from "./list-messages.ts";

const now = new Date("2026-11-15T12:00:00Z");
const later = new Date("2026-11-15T12:00:01Z");
const any = { id: "abc", receivedAt: now };
const waiting = { ...any, state: "waiting", firstTriedAt: now, reason: "busy" } as const;
const failed = { ...any, state: "failed", failedAt: now, reason: null } as const;

test.each<[string, StoredMessage, string]>([
  ["that was sent", { ...any, state: "sent", sentAt: now }, ""],
  ["that was dealt with", { ...any, state: "done" }, ""],
  ["not tried yet", { ...waiting, attempts: 0, nextTryAt: null }, ""],
  [
    "to be tried later",
    { ...waiting, attempts: 2, nextTryAt: later },
    "2 tries, next on 2026-11-15 12:00:01Z: busy",
  ],
  ["to be tried now", { ...waiting, attempts: 1, nextTryAt: now }, "1 try, next soon: busy"],
  ["with no time set", { ...waiting, attempts: 3, nextTryAt: null }, "3 tries, next soon: busy"],
  [
    "that failed for no known reason",
    { ...failed, attempts: 2 },
    "failed on 2026-11-15 12:00:00Z after 2 tries: no reason is known",
  ],
])("the note on a message %s", (_, message, note) => {
  expect(noteOn(message, now)).toBe(note);
});

test("a list of no messages says so", () => {
  expect(formatList([], now)).toBe("There are no such messages.\n");
});

test("the counts name the states that there are", () => {
  const messages = [failed, { ...any, state: "spam" }, failed].map((m) => ({ attempts: 1, ...m }));
  expect(formatCounts(messages as StoredMessage[])).toBe("2 failed, 1 spam");
});
