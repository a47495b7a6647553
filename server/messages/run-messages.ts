import { stat } from "node:fs/promises";
import { createFileStore, type FileStore } from "#server/contact/file-store.ts";
import type { StoredMessage } from "#server/contact/message-store.ts";
import { formatMessage, toJson, toMbox } from "./export-messages.ts";
import { formatList } from "./list-messages.ts";
import { summarise } from "./message-summary.ts";

export const usage = `npm run messages                          lists all messages
npm run messages -- list failed           lists those that are waiting, sent or failed
npm run messages -- show <id>             shows one; the first letters of the id are enough
npm run messages -- resend <id>           sends one again, or all that failed: resend failed
npm run messages -- export mbox|json      writes all to the output, or those in one state:
                                          export mbox sent > sent.mbox
`;

/** A mistake of the caller's: the message says what to do. */
export class UsageError extends Error {
  override name = "UsageError";
}

const states: readonly string[] = ["waiting", "sent", "failed"];

/** The owner's view of the outbox. Works beside a running server and while it is stopped. */
export async function runMessages(
  args: readonly string[],
  { folder, write, now = new Date() }: { folder: string; write(text: string): void; now?: Date },
): Promise<void> {
  const [command = "list", ...rest] = args;
  if (command === "help" || command === "--help") return write(usage);
  await assertFolder(folder);
  const log = { info() {}, warn: console.error, error: console.error };
  const store = createFileStore({ folder, log });
  switch (command) {
    case "list": {
      const messages = await messagesIn(store, rest[0]);
      const summaries = messages.map(async (message) =>
        summarise(message, await store.read(message.id)),
      );
      return write(formatList(await Promise.all(summaries), now));
    }
    case "show": {
      const message = await findOne(store, rest[0]);
      return write(formatMessage(await summarise(message, await store.read(message.id)), now));
    }
    case "resend":
      return resend(store, rest[0], write);
    case "export":
      return write(await exportAs(store, rest[0], rest[1]));
    default:
      throw new UsageError(`There is no command "${command}".\n\n${usage}`);
  }
}

async function assertFolder(folder: string) {
  const there = await stat(folder).catch(() => null);
  if (there?.isDirectory()) return;
  throw new UsageError(
    `There is no outbox in ${folder}. Run this where the server runs, with the same OUTBOX_DIR.`,
  );
}

async function messagesIn(store: FileStore, state: string | undefined): Promise<StoredMessage[]> {
  const messages = await store.list();
  if (state === undefined) return messages;
  if (!states.includes(state)) {
    throw new UsageError(`A message is waiting, sent or failed, not "${state}".`);
  }
  return messages.filter((message) => message.state === state);
}

async function findOne(store: FileStore, start: string | undefined): Promise<StoredMessage> {
  if (!start) throw new UsageError(`Which message? Name its id.\n\n${usage}`);
  const found = (await store.list()).filter(({ id }) => id.startsWith(start));
  const [only] = found;
  if (only && found.length === 1) return only;
  throw new UsageError(
    found.length === 0
      ? `There is no message whose id begins with "${start}".`
      : `${found.length} messages have an id that begins with "${start}". Write more of it.`,
  );
}

async function resend(store: FileStore, which: string | undefined, write: (text: string) => void) {
  const messages =
    which === "failed" ? await messagesIn(store, "failed") : [await findOne(store, which)];
  for (const { id, state } of messages) {
    if (state === "waiting") write(`${id} is already waiting to be sent.\n`);
    else if (await store.requeue(id)) write(`${id} waits to be sent again.\n`);
    else write(`${id} is in use by the server. Try again in a minute.\n`);
  }
  if (messages.length === 0) write("No message has failed.\n");
}

async function exportAs(store: FileStore, format: string | undefined, state: string | undefined) {
  const messages = await messagesIn(store, state);
  const mails = await Promise.all(
    messages.map(async (message) => ({ message, eml: await store.read(message.id) })),
  );
  switch (format) {
    case "json":
      return toJson(await Promise.all(mails.map(({ message, eml }) => summarise(message, eml))));
    case "mbox":
      return toMbox(
        mails.flatMap(({ message, eml }) =>
          eml === null ? [] : [{ receivedAt: message.receivedAt, eml }],
        ),
      );
    default:
      throw new UsageError(`Export as mbox or as json, not "${format ?? ""}".\n\n${usage}`);
  }
}
