import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { senderName, textOf } from "./sample-messages.ts";

export type MailCount = { counts: Map<string, number>; incomplete: number };

export async function readStored(folder: string): Promise<MailCount> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".eml"));
  return countMails(files.map((file) => () => readFile(join(folder, file))));
}

/** How often each message is there, by its subject, and how many are not whole. */
export async function countMails(mails: readonly (() => Promise<Buffer>)[]): Promise<MailCount> {
  const counts = new Map<string, number>();
  let incomplete = 0;
  for (const read of mails) {
    const mail = await PostalMime.parse(await read());
    const id = mail.subject ?? "";
    if (mail.text?.trimEnd() !== textOf(id) || mail.from?.name !== senderName) incomplete += 1;
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return { counts, incomplete };
}

export function duplicatesIn({ counts }: MailCount) {
  return [...counts.values()].filter((count) => count > 1).length;
}
