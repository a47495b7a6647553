import { expect, test } from "vitest";
import { formatMessage, toMbox } from "./export-messages.ts";
import type { MessageSummary } from "./message-summary.ts";

const now = new Date("2026-11-15T12:00:00Z");
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
