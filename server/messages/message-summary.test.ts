import { expect, test } from "vitest";
import type { StoredMessage } from "#server/contact/message-store.ts";
import { summarise } from "./message-summary.ts";

const at = new Date("2026-11-15T12:00:00Z");
const message: StoredMessage = { id: "abc", state: "sent", receivedAt: at, sentAt: at };

function summaryOf(eml: string) {
  return summarise(message, new TextEncoder().encode(eml));
}

test("a mail is from the one to reply to", async () => {
  const eml = "From: Site <site@a.test>\r\nReply-To: Ada <ada@b.test>\r\nSubject: x\r\n\r\ntext";
  expect(await summaryOf(eml)).toEqual({
    ...message,
    name: "Ada",
    email: "ada@b.test",
    subject: "x",
    text: "text\n",
  });
});

test("a mail that names nobody to reply to, or a group, is from its sender", async () => {
  for (const replyTo of ["", "Reply-To: Team: ada@b.test, eve@b.test;\r\n"]) {
    const eml = `From: Site <site@a.test>\r\n${replyTo}Subject: x\r\n\r\ntext`;
    expect(await summaryOf(eml)).toMatchObject({ name: "Site", email: "site@a.test" });
  }
});

test("a mail that cannot be read has its state and nothing else", async () => {
  expect(await summarise(message, null)).toEqual({
    ...message,
    name: "",
    email: "",
    subject: "(cannot be read)",
    text: "",
  });
});

test("lines and tabs stay, and what commands a terminal goes", async () => {
  const eml =
    "Subject: x\r\nContent-Type: text/plain; charset=utf-8\r\n\r\na\tb\r\nc\u001bd\u0007\u0085e";
  expect((await summaryOf(eml)).text).toBe("a\tb\ncde\n");
});
