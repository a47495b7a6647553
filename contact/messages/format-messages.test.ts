import * as v from "valibot";
import { expect, test } from "vitest";
import { contactPayload } from "#contracts/contact-message.ts";
import { samplePayload } from "../service/test-request.ts";
import { composeEml } from "../store/eml.ts";
import type { StoredMessage } from "../store/message-store.ts";
import {
  formatCounts,
  formatList,
  formatMessage,
  type MessageSummary,
  noteOn,
  summarize,
  textOf,
  toMbox,
} from "./format-messages.ts";

const at = new Date("2026-11-15T12:00:00Z");
const message: StoredMessage = { id: "abc", state: "sent", receivedAt: at, sentAt: at };

function summaryOf(eml: string) {
  return summarize({ ...message, head: Buffer.from(eml.split("\r\n\r\n")[0] ?? "") });
}

test("a mail is from the one to reply to", () => {
  const eml = "From: Site <site@a.test>\r\nReply-To: Ada <ada@b.test>\r\nSubject: x\r\n\r\ntext";
  expect(summaryOf(eml)).toEqual({ ...message, name: "Ada", email: "ada@b.test", subject: "x" });
});

test("a mail that names nobody to reply to, or a group, is from its sender", () => {
  for (const replyTo of ["", "Reply-To: Team: ada@b.test, eve@b.test;\r\n"]) {
    const eml = `From: Site <site@a.test>\r\n${replyTo}Subject: x\r\n\r\ntext`;
    expect(summaryOf(eml)).toMatchObject({ name: "Site", email: "site@a.test" });
  }
});

test("headers that are folded and encoded are read as they were written", async () => {
  const written = v.parse(
    contactPayload,
    samplePayload({ from_name: "Zoë, „Müller“ <x@y.z>", subject: "分".repeat(300) }),
  ).template_params;
  const eml = await composeEml({
    message: written,
    id: "abc",
    receivedAt: at,
    from: "site@a.test",
    to: { name: "Owner", email: "owner@a.test" },
  });
  const { name, email, subject } = summaryOf(String(eml));
  expect([name, email, subject]).toEqual([written.from_name, written.from_email, written.subject]);
});

test("a mail that cannot be read has its state and nothing else", async () => {
  expect(summaryOf("")).toEqual({ ...message, name: "", email: "", subject: "(cannot be read)" });
  expect(await textOf(null)).toBe("");
});

test("lines and tabs stay, and what commands a terminal goes", async () => {
  const eml =
    "Subject: x\u001b[2J\r\nContent-Type: text/plain; charset=utf-8\r\n\r\na\tb\r\nc\u001bd\u0007\u0085e";
  expect(await textOf(new TextEncoder().encode(eml))).toBe("a\tb\ncde\n");
  expect(summaryOf(eml).subject).toBe("x[2J");
});

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

const sent: MessageSummary = {
  id: "abc",
  state: "sent",
  receivedAt: new Date("2026-11-15T09:30:00Z"),
  sentAt: new Date("2026-11-15T09:30:05Z"),
  name: "Ada",
  email: "ada@example.org",
  subject: "Hello",
};
const text = "One\n\nTwo \n\n";

test("a message that was sent shows when, and has no note", () => {
  expect(formatMessage(sent, text, now)).toBe(`Id:       abc
State:    sent
Received: 2026-11-15 09:30:00Z
Sent:     2026-11-15 09:30:05Z
From:     Ada <ada@example.org>
Subject:  Hello

One

Two
`);
});

test("a message that waits shows why, and no time of sending", () => {
  const { sentAt: _, ...rest } = sent;
  const tries = { attempts: 1, firstTriedAt: now, nextTryAt: now, reason: "busy" };
  const shown = formatMessage({ ...rest, ...tries, state: "waiting" }, text, now);
  expect(shown).toBe(`Id:       abc
State:    waiting
Received: 2026-11-15 09:30:00Z
From:     Ada <ada@example.org>
Subject:  Hello
Note:     1 try, next soon: busy

One

Two
`);
});

// The mboxrd format: a space pads the day, and "From " at the start of a line is quoted once more.
test("an mbox dates each mail as ctime does, and quotes lines that look like the next mail", () => {
  const eml = Buffer.from("Subject: x\r\n\r\nFrom a\r\n>From b\r\n From c\r\nFromd\r\n\r\n");
  const receivedAt = new Date("2026-11-05T09:30:00Z");
  expect(toMbox([{ receivedAt, eml }])).toBe(
    "From contact-form Thu Nov  5 09:30:00 2026\nSubject: x\n\n>From a\n>>From b\n From c\nFromd\n\n",
  );
  const tenth = toMbox([{ receivedAt: new Date("2026-11-10T00:00:00Z"), eml }]);
  expect(tenth).toMatch(/^From contact-form Tue Nov 10 00:00:00 2026\n/);
  expect(toMbox([])).toBe("");
});
