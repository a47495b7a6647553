import type { ShownFigures, Words } from "../sheet-spec.ts";
import { withFigures } from "../with-figures.ts";
import type { ViewWords } from "./view.ts";

/** `Jan 26` is not broken before the number. */
export function onOneLine(heading: string): string {
  return heading.replaceAll(/ (?=\d)/g, "\u00a0");
}

export function wordsOf(words: ViewWords): Words {
  if (typeof words === "function") return words;
  return ({ text }: ShownFigures) => withFigures(words, text);
}

export function allWords(
  words: Readonly<Record<string, ViewWords>> | undefined,
): Record<string, Words> {
  return Object.fromEntries(
    Object.entries(words ?? {}).map(([name, text]) => [name, wordsOf(text)]),
  );
}
