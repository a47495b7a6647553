import type { Page } from "#content/types.ts";

/** The words an owner writes about the pages. What comes from the profile is not among them. */
export function wordsOf(pages: Readonly<Record<string, Page>>) {
  return Object.entries(pages).flatMap(([path, { name, title, lead, shelf, invitation }]) => [
    name,
    ...(path === "/" ? [] : [title]),
    // Counts of the content follow in the next sentence.
    ...(lead ? [lead.replace(/ \d.*$/, "")] : []),
    ...Object.values(shelf ?? {}),
    ...Object.values(invitation ?? {}),
  ]);
}

/** The source of `content/pages.ts` after an owner has rewritten every phrase in it. */
export function rewritePages(source: string, pages: Readonly<Record<string, Page>>) {
  const words = [...new Set(wordsOf(pages))];
  return words.reduce((text, phrase) => {
    const written = [`"${phrase}"`, `\`${phrase} \${`].find((form) => text.includes(form));
    if (!written) throw new Error(`content/pages.ts does not contain "${phrase}".`);
    return text.replaceAll(written, written.replace(phrase, rewritten(phrase)));
  }, source);
}

/** As long as the phrase it replaces and in the same form, but gibberish. */
export function rewritten(phrase: string) {
  return phrase.replaceAll(/\p{L}+/gu, (word) =>
    (/^\p{Lu}/u.test(word) ? "Lo" : "lo").padEnd(word.length, "re"),
  );
}
