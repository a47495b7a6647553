/** Puts an entry first into the list that a file of `content/` exports. */
export function insertEntry(source: string, list: string, entry: object) {
  const opening = `export const ${list} = [`;
  const place = source.indexOf(opening);
  if (place === -1 || source.includes(opening, place + 1)) {
    throw new Error(
      `content/${list}.ts does not contain "${opening}" exactly once, so the place for the new entry is unclear; restore that line, or add the entry by hand.`,
    );
  }
  const start = place + opening.length;
  return `${source.slice(0, start)}\n${JSON.stringify(entry, null, 2)},${source.slice(start)}`;
}
