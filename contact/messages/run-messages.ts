import { stat } from "node:fs/promises";
import { createFileStore, type FileStore } from "../store/file-store.ts";
import { messageStates } from "../store/message-store.ts";
import {
  formatCounts,
  formatList,
  formatMessage,
  type MessageSummary,
  summarize,
  textOf,
  toJson,
  toMbox,
} from "./format-messages.ts";

export const usage = `npm run messages                          lists all messages but spam
npm run messages -- list <which>          lists some
npm run messages -- show <which>          shows them
npm run messages -- done <which>          files what you have dealt with
npm run messages -- resend <which>        sends them again
npm run messages -- delete <which>        deletes them for good, after a question; --yes asks none
npm run messages -- export mbox|json      writes all but spam to the output, or some:
                                          export mbox sent > sent.mbox
<which> is an id, of which the first letters are enough; a state: waiting, sent, done, failed or
spam; or the e-mail address of a person, for all that they wrote.
`;

/** A usage error: the message says what to do. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** What a command does to each message, unless it is in that state already. */
const changes = {
  done: {
    done: "is done",
    already: ["sent", "done"],
    make: (s: FileStore, id: string) => s.done(id),
  },
  resend: {
    done: "waits to be sent again",
    already: ["waiting"],
    make: (s: FileStore, id: string) => s.requeue(id),
  },
  delete: { done: "is deleted", already: [], make: (s: FileStore, id: string) => s.remove(id) },
};

type Terminal = {
  write(text: string): void;
  ask(question: string): Promise<string>;
};

/** The owner's view of the outbox. Works beside a running server and while it is stopped. */
export async function runMessages(
  args: readonly string[],
  { folder, write, ask, now = new Date() }: Terminal & { folder: string; now?: Date },
): Promise<void> {
  const [command = "list", ...rest] = args.filter((arg) => arg !== "--yes");
  if (command === "help" || command === "--help") return write(usage);
  await assertFolder(folder);
  const log = { info() {}, warn: console.error, error: console.error };
  const store = createFileStore({ folder, log });
  const all = (await store.list()).map(summarize);
  switch (command) {
    case "list": {
      const shown = select(all, rest[0]);
      if (all.length === 0) return write("There are no messages.\n");
      return write(`${formatCounts(all)}\n\n${formatList(shown, now)}`);
    }
    case "show":
      for (const message of selectNamed(all, rest[0])) {
        write(formatMessage(message, await textOf(await store.read(message.id)), now));
      }
      return;
    case "done":
    case "resend":
      return change(store, command, selectNamed(all, rest[0]), write);
    case "delete": {
      const messages = selectNamed(all, rest[0]);
      write(formatList(messages, now));
      const count = messages.length === 1 ? "this message" : `these ${messages.length} messages`;
      const isConfirmed =
        messages.length === 0 ||
        args.includes("--yes") ||
        /^y(es)?$/i.test((await ask(`Delete ${count} for good? [y/N] `)).trim());
      return isConfirmed
        ? change(store, command, messages, write)
        : write("Nothing was deleted.\n");
    }
    case "export":
      return write(await exportAs(store, rest[0], select(all, rest[1])));
    default:
      throw new UsageError(`There is no command "${command}".\n\n${usage}`);
  }
}

async function assertFolder(folder: string) {
  const info = await stat(folder).catch(() => null);
  if (info?.isDirectory()) return;
  throw new UsageError(
    `There is no outbox in ${folder}. Run this where the server runs, with the same OUTBOX_DIR.`,
  );
}

/** All in a state, all from a person, or the one whose id begins like this. Without a word, all but spam. */
function select(all: readonly MessageSummary[], which: string | undefined) {
  if (which === undefined) return all.filter(({ state }) => state !== "spam");
  if (messageStates.some((state) => state === which)) {
    return all.filter(({ state }) => state === which);
  }
  if (which.includes("@")) {
    return all.filter(({ email }) => email.toLowerCase() === which.toLowerCase());
  }
  const found = all.filter(({ id }) => id.startsWith(which));
  if (found.length === 1) return found;
  throw new UsageError(
    found.length === 0
      ? `There is no message whose id begins with "${which}", and no such state.`
      : `${found.length} messages have an id that begins with "${which}". Write more of it.`,
  );
}

function selectNamed(all: readonly MessageSummary[], which: string | undefined) {
  if (!which) throw new UsageError(`Which message? Name its id, a state or a person.\n\n${usage}`);
  return select(all, which);
}

async function change(
  store: FileStore,
  command: keyof typeof changes,
  messages: readonly MessageSummary[],
  write: Terminal["write"],
) {
  const { done, already, make } = changes[command];
  for (const { id, state } of messages) {
    if (already.some((one) => one === state)) write(`${id} is already ${state}.\n`);
    else if (await make(store, id)) write(`${id} ${done}.\n`);
    else write(`${id} is in use by the server. Try again in a minute.\n`);
  }
  if (messages.length === 0) write("There are no such messages.\n");
}

async function exportAs(
  store: FileStore,
  format: string | undefined,
  messages: readonly MessageSummary[],
) {
  const mails = await Promise.all(
    messages.map(async (message) => ({ message, eml: await store.read(message.id) })),
  );
  switch (format) {
    case "json":
      return toJson(
        await Promise.all(
          mails.map(async ({ message, eml }) => ({ ...message, text: await textOf(eml) })),
        ),
      );
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
