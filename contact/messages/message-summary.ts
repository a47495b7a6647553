import PostalMime, { addressParser, decodeWords } from "postal-mime";
import type { ListedMail } from "../store/file-store.ts";
import type { StoredMessage } from "../store/message-store.ts";

export type MessageSummary = StoredMessage & { name: string; email: string; subject: string };

/** What a list shows of a message, from its headers alone: thousands of whole mails would take minutes to read. */
export function summarise({ head, ...message }: ListedMail): MessageSummary {
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
