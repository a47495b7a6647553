import PostalMime from "postal-mime";
import type { StoredMessage } from "#server/contact/message-store.ts";

export type MessageSummary = StoredMessage & {
  name: string;
  email: string;
  subject: string;
  text: string;
};

/** What the owner wants to see of a message. A mail that cannot be read has only its state. */
export async function summarise(
  message: StoredMessage,
  eml: Uint8Array | null,
): Promise<MessageSummary> {
  const mail = eml && (await PostalMime.parse(eml).catch(() => null));
  const replyTo = mail?.replyTo?.[0];
  const sender = replyTo && "address" in replyTo ? replyTo : mail?.from;
  return {
    ...message,
    name: printable(sender?.name ?? ""),
    email: printable(sender?.address ?? ""),
    subject: printable(mail?.subject ?? "(cannot be read)"),
    text: printable(mail?.text ?? ""),
  };
}

/** A visitor must not be able to send commands to the owner's terminal. */
function printable(text: string) {
  return text.replace(/(?![\n\t])\p{Cc}|\p{Bidi_Control}/gu, "");
}
