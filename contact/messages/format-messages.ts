import PostalMime, { addressParser, decodeWords } from "postal-mime";
import type { ListedMail } from "../store/file-store.ts";
import { messageStates, type StoredMessage } from "../store/message-store.ts";

export type MessageSummary = StoredMessage & { name: string; email: string; subject: string };

/** What a list shows of a message, from its headers alone: thousands of whole mails would take minutes to read. */
export function summarize({ head, ...message }: ListedMail): MessageSummary {
  const headers = head.toString("latin1").replace(/\r?\n[ \t]+/g, " ");
  const senderIn = (field: string | undefined) =>
    addressParser(field ?? "").find((sender) => sender.address !== undefined);
  const sender =
    senderIn(/^reply-to:(.*)$/im.exec(headers)?.[1]) ??
    senderIn(/^from:(.*)$/im.exec(headers)?.[1]);
  const subject = /^subject:(.*)$/im.exec(headers)?.[1]?.trim();
  return {
    ...message,
    name: printable(sender?.name ?? ""),
    email: printable(sender?.address ?? ""),
    subject: printable(decodeWords(subject ?? "(cannot be read)")),
  };
}

/** Nothing where the mail cannot be read. */
export async function textOf(eml: Uint8Array | null): Promise<string> {
  const mail = eml && (await PostalMime.parse(eml).catch(() => null));
  return printable(mail?.text ?? "");
}

/** A visitor must not be able to send commands to the owner's terminal. */
function printable(text: string) {
  return text.replace(/(?![\n\t])\p{Cc}|\p{Bidi_Control}/gu, "");
}

/** One line for a message, and a second one where there is something to know about it. */
export function formatList(messages: readonly MessageSummary[], now: Date): string {
  if (messages.length === 0) return "There are no such messages.\n";
  return `${messages.map((message) => formatLine(message, now)).join("\n")}\n`;
}

/** How many there are in each state, as in `3 waiting, 1 failed`. */
export function formatCounts(messages: readonly StoredMessage[]): string {
  const counts = messageStates.map((state) => {
    const count = messages.filter((message) => message.state === state).length;
    return count === 0 ? [] : [`${count} ${state}`];
  });
  return counts.flat().join(", ");
}

function formatLine(message: MessageSummary, now: Date) {
  const { id, state, name, email, subject } = message;
  const line = `${id}  ${state.padEnd(7)}  ${formatTime(message.receivedAt)}  ${name} <${email}>: ${subject}`;
  const note = noteOn(message, now);
  return note === "" ? line : `${line}\n    ${note}`;
}

export function noteOn(message: StoredMessage, now: Date): string {
  switch (message.state) {
    case "failed":
      return `failed on ${formatTime(message.failedAt)} after ${attempts(message.attempts)}: ${message.reason ?? "no reason is known"}`;
    case "waiting": {
      if (message.attempts === 0) return "";
      const next = message.nextTryAt;
      const when = next === null || next <= now ? "soon" : `on ${formatTime(next)}`;
      return `${attempts(message.attempts)}, next ${when}: ${message.reason}`;
    }
    default:
      return "";
  }
}

function attempts(count: number) {
  return count === 1 ? "1 try" : `${count} tries`;
}

/** In UTC, as file names, logs and mail headers are. */
function formatTime(time: Date) {
  return `${time.toISOString().slice(0, 19).replace("T", " ")}Z`;
}

export function formatMessage(message: MessageSummary, text: string, now: Date): string {
  const lines = [
    `Id:       ${message.id}`,
    `State:    ${message.state}`,
    `Received: ${formatTime(message.receivedAt)}`,
    ...(message.state === "sent" ? [`Sent:     ${formatTime(message.sentAt)}`] : []),
    `From:     ${message.name} <${message.email}>`,
    `Subject:  ${message.subject}`,
    ...(noteOn(message, now) === "" ? [] : [`Note:     ${noteOn(message, now)}`]),
  ];
  return `${lines.join("\n")}\n\n${text.trimEnd()}\n`;
}

export function toJson(messages: readonly (MessageSummary & { text: string })[]): string {
  return `${JSON.stringify(messages, null, 2)}\n`;
}

/** The mails one after the other in mboxrd format, which mail programs import. */
export function toMbox(mails: readonly { receivedAt: Date; eml: Buffer }[]): string {
  return mails
    .map(({ receivedAt, eml }) => {
      const lines = eml.toString("latin1").replace(/\r\n/g, "\n").trimEnd().split("\n");
      const quoted = lines.map((line) => (/^>*From /.test(line) ? `>${line}` : line));
      return `From contact-form ${mboxTime(receivedAt)}\n${quoted.join("\n")}\n\n`;
    })
    .join("");
}

/** As in `Sun Nov 15 09:30:00 2026`. */
function mboxTime(time: Date) {
  const [weekday, day, month, year, clock] = time.toUTCString().replace(",", "").split(" ");
  return [weekday, month, day?.replace(/^0/, " "), clock, year].join(" ");
}
