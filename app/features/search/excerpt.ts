/** A piece of text, and whether it matches the query. */
export type Segment = { text: string; marked: boolean };

const lettersBefore = 50;
const shownInAll = 170;

/** Splits a text into the parts that match one of the words and the parts between them. */
export function mark(text: string, words: readonly string[]): Segment[] {
  const segments: Segment[] = [];
  let done = 0;
  for (const { start, end } of matches(text, words)) {
    segments.push({ text: text.slice(done, start), marked: false });
    segments.push({ text: text.slice(start, end), marked: true });
    done = end;
  }
  segments.push({ text: text.slice(done), marked: false });
  return segments.filter((segment) => segment.text !== "");
}

/** The part of a text around the first match, cut between words, with its matches marked. */
export function excerpt(text: string, words: readonly string[]): Segment[] {
  const [first] = matches(text, words);
  const found = first?.start ?? 0;
  const start = found > lettersBefore ? text.indexOf(" ", found - lettersBefore) + 1 : 0;
  const end = text.length - start > shownInAll ? text.lastIndexOf(" ", start + shownInAll) : -1;
  const part = text.slice(start, end > start ? end : undefined);
  return mark(`${start > 0 ? "… " : ""}${part}${end > start ? " …" : ""}`, words);
}

/** Letters without accents, one for one, so that positions in the text stay the same. */
export function fold(text: string) {
  // Nearly every letter is plain, and decomposing each of them took most of the time of a search.
  return text.replaceAll(notAscii, foldLetter).toLowerCase();
}

const notAscii = /[^\p{ASCII}]/gu;

function foldLetter(letter: string) {
  const plain = letter.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return plain.length === letter.length ? plain : letter.toLowerCase().slice(0, letter.length);
}

/** Where a word of the text begins with one of the words, from left to right. */
function* matches(text: string, words: readonly string[]) {
  const sought = words.filter((word) => word !== "");
  if (sought.length === 0) return;
  const folded = fold(text);
  const pattern = anyOf(sought);
  for (let match = pattern.exec(folded); match; match = pattern.exec(folded)) {
    const { index } = match;
    if (endsInWord.test(folded.slice(Math.max(0, index - 2), index))) {
      pattern.lastIndex = index + 1;
    } else {
      yield { start: index, end: pattern.lastIndex };
    }
  }
}

/** Not a lookbehind in the pattern: every result has a pattern of its own, and this is slow to compile. */
const endsInWord = /[\p{L}\p{N}]$/u;

function anyOf(words: readonly string[]) {
  // The longest first, so that `bonds` is marked whole where `bond` matches too.
  const longestFirst = [...words].sort((a, b) => b.length - a.length);
  const escaped = longestFirst.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(escaped.join("|"), "g");
}
