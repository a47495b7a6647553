import type { ShownFigures, Words } from "../sheet-spec.ts";
import type { ViewWords } from "./view.ts";

/** `Jan 26` is not broken before the number. */
export function onOneLine(heading: string): string {
  return heading.replaceAll(/ (?=\d)/g, "\u00a0");
}

/** `on {equity} of equity`: each name in braces is replaced by its figure, `{rent.3}` by that of year 3. */
export function wordsOf(words: ViewWords): Words {
  if (typeof words === "function") return words;
  return (figures: ShownFigures) =>
    words.replaceAll(/\{(\w+)(?:\.(\w+))?\}/g, (_, name: string, position?: string) =>
      figures.text(name, position),
    );
}

export function allWords(
  words: Readonly<Record<string, ViewWords>> | undefined,
): Record<string, Words> {
  return Object.fromEntries(
    Object.entries(words ?? {}).map(([name, text]) => [name, wordsOf(text)]),
  );
}
