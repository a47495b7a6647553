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
  /** The same for every attempt: a mail server that is offered a message twice can tell by it. */
  id: string;
  receivedAt: Date;
  /** The site's own address: mail that claims to come from the visitor's is treated as forged. */
  from: string;
  to: Mailbox;
}): Promise<Buffer> {
  const visitorName = visibleName(message.from_name) || message.from_email;
  const composer = new MailComposer({
    from: { name: visitorName, address: from },
    replyTo: { name: visitorName, address: message.from_email },
    to: { name: to.name, address: to.email },
    subject: breakEncodedWords(message.subject.replace(bidiControls, "")),
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

/** They reverse what a reader sees, so that `moc.knab@eve` reads as an address of a bank. */
const bidiControls = /\p{Bidi_Control}/gu;

/** Direction controls, zero-width characters and the like: two names must not look the same. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

function visibleName(name: string) {
  return breakEncodedWords(name.replace(invisible, "").trim());
}

/**
 * Text that is itself written as an encoded word (`=?utf-8?Q?…?=`) would be decoded by the reader's
 * mail program, line breaks included. A space breaks it up; `x=?` in a question stays as it is.
 */
function breakEncodedWords(text: string) {
  return text.replace(/=\?(?=[^?]*\?[bq]\?)/gi, "= ?");
}
