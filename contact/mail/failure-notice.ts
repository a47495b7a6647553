import MailComposer from "nodemailer/lib/mail-composer";
import { type Log, nameError } from "../service/log.ts";
import { isAutomatic, type Mailbox, messageId } from "../store/eml.ts";
import { KeyReusedError, type MessageStore } from "../store/message-store.ts";

/**
 * Tells the owner by mail that a message was set aside, through the same queue as every message.
 * One notice a day is enough: it points at the list, and a wrong setting fails many at once.
 */
export function createFailureNotice({
  store,
  from,
  to,
  clock,
  log,
}: {
  store: MessageStore<Buffer>;
  from: string;
  to: Mailbox;
  clock: () => number;
  log: Log;
}) {
  return async function tellOwner(message: { id: string }, reason: string, failed: Buffer | null) {
    // A notice that failed is not worth another notice.
    if (failed !== null && isAutomatic(failed)) return;
    const receivedAt = new Date(clock());
    // With spaces, which no key of a visitor has: nobody can use it up before us.
    const key = `failure notice ${receivedAt.toISOString().slice(0, 10)}`;
    try {
      const body = await compose(messageId(key), message.id, reason, receivedAt);
      await store.put({ key, receivedAt, body });
    } catch (error) {
      // Today's notice is already there, about another message.
      if (error instanceof KeyReusedError) return;
      log.error(`contact: the notice about ${message.id} could not be kept: ${nameError(error)}`);
    }
  };

  function compose(id: string, failedId: string, reason: string, date: Date): Promise<Buffer> {
    const composer = new MailComposer({
      from: { name: "Contact form", address: from },
      to: { name: to.name, address: to.email },
      subject: "A message from your contact form could not be delivered",
      messageId: `<${id}@${from.slice(from.lastIndexOf("@") + 1)}>`,
      headers: { "Auto-Submitted": "auto-generated" },
      date,
      text: `The mail server did not accept message ${failedId}.\nReason: ${reason}\n\nThe message is kept in the folder failed/ of the outbox. On the server, "npm run messages" lists it and any others, shows them and sends them again.\n`,
      newline: "windows",
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    return composer.compile().build();
  }
}
