import { readFileSync } from "node:fs";
import { createSearch } from "#app/features/search/create-search.ts";
import type { SearchEntry } from "#contracts/search-index.ts";

/** One query of each kind. The words are in nearly every seeded section, so most of the index matches. */
export const queries = [
  { kind: "a letter", question: "l" },
  { kind: "two letters", question: "re" },
  { kind: "a word", question: "ledger" },
  { kind: "two words", question: "balance sheet" },
  { kind: "three words", question: "variance risk margin" },
  { kind: "a typo", question: "quartr" },
  { kind: "an abbreviation spelled out", question: "internal rate of return" },
  { kind: "no match", question: "xylophone" },
];

export type SearchTimes = {
  sections: number;
  /** To take in the whole index, which happens in small pieces between other work. */
  indexingMs: number;
  /** In the order of `queries`. */
  answers: readonly AnswerTime[];
};

/** The first answer also compiles the code that it needs; the others are the median of five. */
export type AnswerTime = { firstMs: number; laterMs: number };

/** Time that the thread has run: on a busy machine the clock says little. */
export async function searchTimes(entries: readonly SearchEntry[]): Promise<SearchTimes> {
  const { search, add } = createSearch();
  const indexingMs = await timed(() => add(entries));
  const answers: AnswerTime[] = [];
  for (const { question } of queries) {
    const times: number[] = [];
    for (let asked = 0; asked < 6; asked += 1) times.push(await timed(() => search(question)));
    const [firstMs = 0, ...others] = times;
    answers.push({ firstMs, laterMs: others.sort((a, b) => a - b)[2] ?? firstMs });
  }
  return { sections: entries.length, indexingMs, answers };
}

async function timed(work: () => unknown) {
  const began = threadMs();
  await work();
  return threadMs() - began;
}

/** Of this thread on Linux; elsewhere also of those that compile and collect garbage beside it. */
function threadMs() {
  try {
    return Number(readFileSync("/proc/thread-self/schedstat", "utf8").split(" ")[0]) / 1e6;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  }
}
