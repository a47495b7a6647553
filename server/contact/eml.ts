import MailComposer from "nodemailer/lib/mail-composer";
import type { ContactMessage } from "#contracts/contact-message.ts";

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
  /** Unique for ever: a mail server that is offered the same message twice can tell by it. */
  id: string;
  receivedAt: Date;
  /** The site's own address: mail that claims to come from the visitor's is treated as forged. */
  from: string;
  to: Mailbox;
}): Promise<Buffer> {
  const visitorName = disarm(message.from_name);
  const composer = new MailComposer({
    from: { name: visitorName, address: from },
    replyTo: { name: visitorName, address: message.from_email },
    to: { name: to.name, address: to.email },
    subject: disarm(message.subject),
    messageId: `<${id}@${from.slice(from.lastIndexOf("@") + 1)}>`,
    date: receivedAt,
    text: message.message.replace(/\r\n?/g, "\n"),
    // Whatever the text holds, every line on the wire is short and printable.
    encoding: "quoted-printable",
    newline: "windows",
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}

/**
 * Text that is itself written as an encoded word (`=?utf-8?Q?…?=`) would be decoded by the reader's
 * mail program, line breaks and all. A blank takes it apart; `x=?` in a question stays as it is.
 */
function disarm(text: string) {
  return text.replace(/=\?(?=[^?]*\?[bq]\?)/gi, "= ?");
}
