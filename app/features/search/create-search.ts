import MiniSearch, { type QueryCombination, type SearchResult } from "minisearch";
import { maxResults, type SearchEntry, type SearchKind } from "#contracts/search-index.ts";
import { excerpt, fold, mark, type Segment } from "./excerpt.ts";

type FoundSection = { to: string; heading: Segment[]; excerpt: Segment[] };

/** A page that matches the query, with its matching sections. */
export type FoundPage = {
  to: string;
  kind: SearchKind;
  title: Segment[];
  /** From the page's opening, when that matches. */
  excerpt: Segment[];
  sections: FoundSection[];
};

export type Search = (question: string) => FoundPage[];

const sectionsShown = 3;

/**
 * Every word of the query must match; the last may be unfinished, and a long one may have a typo. Entries can be
 * added while the search is in use; it takes them in between other work.
 */
export function createSearch() {
  const entries: { entry: SearchEntry; page: string }[] = [];
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: ["title", "heading", "tags", "text"],
    extractField: (entry, field) =>
      field === "tags" ? entry.tags.join(" ") : String(entry[field as keyof SearchEntry | "id"]),
    processTerm: (term) => fold(term) || null,
    searchOptions: {
      combineWith: "AND",
      boost: { title: 6, tags: 4, heading: 3 },
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      weights: { prefix: 0.5, fuzzy: 0.1 },
      boostDocument: (id) => (entries[id]?.entry.kind === "In preparation" ? 0.05 : 1),
    },
  });

  async function add(more: readonly SearchEntry[]) {
    const first = entries.length;
    entries.push(...more.map((entry) => ({ entry, page: pageOf(entry) })));
    const numbered = more.map((entry, position) => ({ ...entry, id: first + position }));
    await index.addAllAsync(numbered, { chunkSize: 50 });
  }

  const search: Search = (question) => {
    const byPage = new Map<string, SearchResult[]>();
    for (const result of index.search(asked(question)).sort(byWeight)) {
      const { page } = entryOf(result);
      const known = byPage.get(page);
      if (known) known.push(result);
      else byPage.set(page, [result]);
    }
    return [...byPage.values()].slice(0, maxResults).map(foundPage);
  };
  return { search, add };

  function entryOf(result: SearchResult) {
    const entry = entries[result.id];
    if (!entry) throw new Error(`The index names entry ${result.id}, which does not exist.`);
    return entry;
  }

  function foundPage(results: SearchResult[]): FoundPage {
    const found = results.map((result) => ({ ...entryOf(result), words: result.terms }));
    const [best] = found;
    if (!best) throw new Error("A search result has no matching section.");
    const opening = found.find(({ entry }) => entry.heading === "");
    return {
      to: opening?.entry.to ?? best.page,
      kind: best.entry.kind,
      title: mark(best.entry.title, best.words),
      excerpt: opening ? excerpt(opening.entry.text, opening.words) : [],
      sections: found
        .filter(({ entry }) => entry.heading !== "")
        .slice(0, sectionsShown)
        .map(({ entry, words }) => ({
          to: entry.to,
          heading: mark(entry.heading, words),
          excerpt: excerpt(entry.text, words),
        })),
    };
  }
}

/** What is typed comes first. Another wording of it counts less, and its words must be there as they are. */
function asked(question: string): QueryCombination {
  const others = wordings(question).map((wording) => ({
    combineWith: "AND" as const,
    queries: [wording],
    prefix: false,
    fuzzy: false,
    boostTerm: () => 0.1,
  }));
  return { combineWith: "OR", queries: [{ combineWith: "AND", queries: [question] }, ...others] };
}

/** MiniSearch multiplies a score by the number of words, which would put a text that has both wordings first. */
function byWeight(a: SearchResult, b: SearchResult) {
  return b.score / b.queryTerms.length - a.score / a.queryTerms.length;
}

/** Cards and books share a page, but each is a result in its own right. */
function pageOf({ to, heading }: SearchEntry) {
  return heading === "" ? to : (to.split("#")[0] ?? to);
}

const spelledOut: readonly (readonly [short: string, long: string])[] = [
  ["irr", "internal rate of return"],
  ["npv", "net present value"],
  ["dcf", "discounted cash flow"],
  ["lbo", "leveraged buyout"],
  ["pe", "private equity"],
  ["gp", "general partner"],
  ["lp", "limited partner"],
  ["aml", "money laundering"],
  ["sma", "moving average"],
  ["cte", "common table expression"],
  ["wacc", "weighted average cost of capital"],
];

/**
 * The query with each abbreviation spelled out or each long form abbreviated. “of” is left out: it is in every text,
 * and says nothing there.
 */
function wordings(question: string): string[] {
  const asked = ` ${fold(question).split(/\s+/).join(" ")} `;
  return spelledOut.flatMap(([short, long]) => {
    if (asked.includes(` ${short} `))
      return [asked.replace(` ${short} `, ` ${long.replace(" of ", " ")} `)];
    if (asked.includes(` ${long} `)) return [asked.replace(` ${long} `, ` ${short} `)];
    return [];
  });
}
