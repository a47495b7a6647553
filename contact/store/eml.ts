import { createHash } from "node:crypto";
import MailComposer from "nodemailer/lib/mail-composer";
import type { ContactMessage } from "#contracts/contact-message.ts";
import { visibleName, visibleSubject } from "../service/visible-text.ts";

export type Mailbox = { name: string; email: string };

/** The visitor's message as a mail to the owner, in the format that every mail program opens. */
export function composeEml({
  message,
  id,
  receivedAt,
  from,
  to,
}: {
  message: ContactMessage;
  /** The same for every attempt: a mail server that is offered a message twice can recognize it. */
  id: string;
  receivedAt: Date;
  /** The site's own address: mail that claims to come from the visitor's is treated as forged. */
  from: string;
  to: Mailbox;
}): Promise<Buffer> {
  const visitorName = visibleName(message.from_name, message.from_email);
  const composer = new MailComposer({
    from: { name: visitorName, address: from },
    replyTo: { name: visitorName, address: message.from_email },
    to: { name: to.name, address: to.email },
    subject: visibleSubject(message.subject),
    messageId: `<${id}@${from.slice(from.lastIndexOf("@") + 1)}>`,
    date: receivedAt,
    text: message.message.replace(/\r\n?/g, "\n"),
    // Whatever the text holds, every line of the mail is short and printable.
    encoding: "quoted-printable",
    newline: "windows",
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}

/** An incomplete or foreign file must not reach the mail server, where it would arrive as an empty mail. */
export function assertMail(eml: Buffer) {
  const start = eml.subarray(0, 16_384).toString("latin1");
  if (/^[!-9;-~]+:[^\r\n]*\r?\n(?:[^\r\n]+\r?\n)*\r?\n/.test(start)) return;
  throw Object.assign(new Error("Not a mail"), { code: "NOT_A_MAIL" });
}

export function receivedAtOf(head: Buffer): Date | null {
  const [, text] = /^Date: ([^\r\n]+)/m.exec(head.toString("latin1")) ?? [];
  const date = new Date(text ?? "");
  return Number.isNaN(date.getTime()) ? null : date;
}

/** Whether both hold the same words from the same visitor. The date and the owner's address may differ. */
export function isSameMessage(a: Buffer, b: Buffer): boolean {
  return writtenByVisitor(a) === writtenByVisitor(b);
}

function writtenByVisitor(eml: Buffer) {
  const [head = "", ...text] = eml.toString("latin1").split("\r\n\r\n");
  const headers = head.split(/\r\n(?![ \t])/).filter((line) => /^(reply-to|subject):/i.test(line));
  return [...headers, ...text].join("\r\n\r\n");
}

/** Mail that a program wrote (RFC 3834), such as our own notices: no program answers it. */
export function isAutomatic(eml: Buffer): boolean {
  const [headers = ""] = eml.toString("latin1").split("\r\n\r\n", 1);
  return /^Auto-Submitted: (?!no\b)/im.test(headers);
}

/** The same for every attempt to hand over one message, and safe as a file name and in a mail. */
export function messageId(key: string): string {
  return createHash("sha256").update(key).digest("hex").slice(0, 32);
}

/** False for files that the owner keeps in the same folder. */
export function isMessageId(name: string): boolean {
  return /^[0-9a-f]{32}$/.test(name);
}
