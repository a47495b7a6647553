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
  /** The same for every attempt: a mail server that is offered a message twice can recognise it. */
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
