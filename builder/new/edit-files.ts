import { access, readFile, rename, rm, writeFile } from "node:fs/promises";

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

/** Writes all files or none: each is prepared beside its target, and the originals are restored on failure. */
export async function writeTogether(changes: readonly Change[]) {
  const staged = changes.map(({ file, text }) => ({
    file,
    text,
    beside: `${file}.${process.pid}`,
  }));
  const moved: { file: string; before: string | null }[] = [];
  try {
    for (const { beside, text } of staged) await writeFile(beside, text, { flag: "wx" });
    for (const { beside, file } of staged) {
      const before = (await isThere(file)) ? await readFile(file, "utf8") : null;
      await rename(beside, file);
      moved.push({ file, before });
    }
  } catch (error) {
    for (const { file, before } of moved) {
      if (before === null) await rm(file);
      else await writeFile(file, before);
    }
    for (const { beside } of staged) await rm(beside, { force: true });
    throw error;
  }
}

export async function isThere(file: string) {
  return access(file).then(
    () => true,
    () => false,
  );
}
