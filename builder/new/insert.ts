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
