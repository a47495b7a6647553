import { rename, rm, writeFile } from "node:fs/promises";

/** Adds an entry at the top of the list that a file of `content/` exports. */
export function insertEntry(source: string, list: string, entry: object) {
  const openings = [
    ...source.matchAll(new RegExp(`export const ${list}(?:: [^=\\n]+)? = \\[`, "g")),
  ];
  const [opening] = openings;
  if (!opening || openings.length > 1) {
    throw new Error(
      `content/${list}.ts does not contain "export const ${list}: … = [" exactly once, so the place for the new entry is unclear; restore that line, or add the entry by hand.`,
    );
  }
  const start = opening.index + opening[0].length;
  return `${source.slice(0, start)}\n${JSON.stringify(entry, null, 2)},${source.slice(start)}`;
}

export type Change = { file: string; text: string | Uint8Array };

/** Writes new files and then a list that names them, or nothing. */
export async function writeTogether(created: readonly Change[], list: Change) {
  const draft = `${list.file}.${process.pid}`;
  const made: string[] = [];
  try {
    for (const { file, text } of [...created, { file: draft, text: list.text }]) {
      await writeFile(file, text, { flag: "wx" });
      made.push(file);
    }
    await rename(draft, list.file);
  } catch (error) {
    for (const file of made) await rm(file);
    throw error;
  }
}
