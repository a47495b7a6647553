import * as v from "valibot";
import { expect, test } from "vitest";
import { contactPayload } from "#contracts/contact-message.ts";
import { samplePayload } from "../service/sample-request.ts";
import { composeEml } from "../store/eml.ts";
import type { StoredMessage } from "../store/message-store.ts";
import { summarise, textOf } from "./message-summary.ts";

const at = new Date("2026-11-15T12:00:00Z");
const message: StoredMessage = { id: "abc", state: "sent", receivedAt: at, sentAt: at };

function summaryOf(eml: string) {
  return summarise({ ...message, head: Buffer.from(eml.split("\r\n\r\n")[0] ?? "") });
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
