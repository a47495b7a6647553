import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import PostalMime from "postal-mime";

/** Every message in an outbox, as a mail program would read it. */
export async function mailsIn(outbox: string) {
  const files = (await readdir(outbox)).filter((file) => file.endsWith(".eml"));
  return Promise.all(
    files.map(async (file) => PostalMime.parse(await readFile(path.join(outbox, file)))),
  );
}
