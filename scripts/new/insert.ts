/** Puts an entry first into the list that a file of `content/` exports. */
export function insertEntry(source: string, list: string, entry: object) {
  const opening = `export const ${list} = [`;
  const start = placeAfter(source, opening, `content/${list}.ts`);
  return `${source.slice(0, start)}\n${JSON.stringify(entry, null, 2)},${source.slice(start)}`;
}

/** Puts a card first into its section. */
export function insertCard(source: string, sectionId: string, slug: string) {
  const file = "content/project-categories.ts";
  const section = placeAfter(source, `id: "${sectionId}"`, file);
  const [next = source.length] = [...source.matchAll(/\bid: "/g)]
    .map(({ index }) => index)
    .filter((index) => index > section);
  const cards = placeAfter(source.slice(section, next), "projects: [", file);
  return `${source.slice(0, section + cards)}"${slug}", ${source.slice(section + cards)}`;
}

/** A place that is not there, or there twice, is a file that was rebuilt by hand: better ask than guess. */
function placeAfter(source: string, words: string, file: string) {
  const place = source.indexOf(words);
  if (place === -1 || source.includes(words, place + 1)) {
    throw new Error(
      `${file} does not hold "${words}" exactly once, so the place for the new entry is unclear; write it so, or add the entry by hand.`,
    );
  }
  return place + words.length;
}
