/** A piece of text, and whether it matches the query. */
export type Segment = { text: string; marked: boolean };

const shownBefore = 50;
const shownInAll = 170;

/** Splits a text into the parts that match one of the words and the parts between them. */
export function mark(text: string, words: readonly string[]): Segment[] {
  const pattern = wordPattern(words);
  if (!pattern || text === "") return text === "" ? [] : [{ text, marked: false }];
  return foldedSplit(text, pattern).filter((segment) => segment.text !== "");
}

/** The part of a text around the first match, cut between words, with its matches marked. */
export function excerpt(text: string, words: readonly string[]): Segment[] {
  const pattern = wordPattern(words);
  const found = pattern ? fold(text).search(pattern) : -1;
  const start = found > shownBefore ? text.indexOf(" ", found - shownBefore) + 1 : 0;
  const end = text.length - start > shownInAll ? text.lastIndexOf(" ", start + shownInAll) : -1;
  const part = text.slice(start, end > start ? end : undefined);
  return mark(`${start > 0 ? "… " : ""}${part}${end > start ? " …" : ""}`, words);
}

/** Letters without accents, one for one, so that positions in the text stay the same. */
export function fold(text: string) {
  // Nearly every letter is plain. Taking each one apart made this most of the time of an answer.
  return text.replaceAll(notAscii, foldLetter).toLowerCase();
}

const notAscii = /[^\p{ASCII}]/gu;

function foldLetter(letter: string) {
  const plain = letter.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return plain.length === letter.length ? plain : letter.toLowerCase().slice(0, letter.length);
}

function wordPattern(words: readonly string[]) {
  if (words.length === 0) return null;
  // The longest first, so that `bonds` is marked whole where `bond` matches too.
  const longestFirst = [...words].sort((a, b) => b.length - a.length);
  const escaped = longestFirst.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join("|")})`, "gu");
}

function foldedSplit(text: string, pattern: RegExp): Segment[] {
  const segments: Segment[] = [];
  let done = 0;
  for (const { index, 0: match } of fold(text).matchAll(pattern)) {
    segments.push({ text: text.slice(done, index), marked: false });
    done = index + match.length;
    segments.push({ text: text.slice(index, done), marked: true });
  }
  return [...segments, { text: text.slice(done), marked: false }];
}
