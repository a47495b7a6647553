import { formatTime, noteOn } from "./list-messages.ts";
import type { MessageSummary } from "./message-summary.ts";

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
