import { ContentMistake } from "../content/content-mistake.ts";
import type { Source } from "./source.ts";

/** `[@sharpe1966, p. 12]` cites a page; in `[-@sharpe1966]` the text before it names the author. */
export type Cited = { key: string; locator: string | null; namesAuthor: boolean };

const one = String.raw`-?@[\w:.+/-]*\w(?:,[^\];@]+)?`;

/** One or more sources between brackets, separated by semicolons. */
export const citation = new RegExp(String.raw`\[(${one}(?:;\s*${one})*)\]`, "g");

export function citedIn(inside: string): Cited[] {
  return inside.split(";").map((part) => {
    const [, minus, key = "", locator] = /^\s*(-?)@([\w:.+/-]*\w)(?:,\s*(.+))?$/.exec(part) ?? [];
    return { key, locator: locator?.trim() ?? null, namesAuthor: minus !== "-" };
  });
}

/** Throws for a key that no file of sources has. */
export function sourceOf({ key }: Cited, sources: ReadonlyMap<string, Source>): Source {
  const source = sources.get(key);
  if (source) return source;
  if (sources.size === 0) {
    throw new ContentMistake(
      `[@${key}] has no source; add it to content/sources.bib, as BibTeX, or write \\[@ for a bracket`,
    );
  }
  throw new ContentMistake(
    `[@${key}] is not in content/sources.bib; add it, or use one of ${[...sources.keys()].join(", ")}`,
  );
}

/** `Sharpe`, `Ledoit and Wolf`, `Fama et al.`, or the title where nobody is named. */
export function authorLabel({ authors, title }: Source) {
  const [first, second, third] = authors.map(({ family }) => family);
  if (!first) return title.length > 30 ? `${title.slice(0, 30).replace(/\s\S*$/, "")} …` : title;
  if (third) return `${first} et al.`;
  return second ? `${first} and ${second}` : first;
}

/** The years of sources, told apart by a letter where one author has two of a year. */
export function yearLabels(sources: readonly Source[]): ReadonlyMap<string, string> {
  const groups = new Map<string, Source[]>();
  for (const source of sources) {
    const label = `${authorLabel(source)} ${source.year}`;
    groups.set(label, [...(groups.get(label) ?? []), source]);
  }
  return new Map(
    [...groups.values()].flatMap((group) =>
      group.map(({ key, year }, index): [string, string] => {
        const letter = group.length > 1 ? String.fromCharCode(97 + index) : "";
        return [key, `${year ?? "no date"}${letter}`];
      }),
    ),
  );
}
