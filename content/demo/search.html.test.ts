import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createSearch } from "#app/features/search/create-search.ts";
import { type SearchEntry, type SearchIndex, searchIndexPath } from "#contracts/search-index.ts";

function read<Part>(name: string): Part {
  return JSON.parse(readFileSync(`build/client/${name}`, "utf8"));
}

const { entries, more } = read<SearchIndex>(searchIndexPath);
const { search, add } = createSearch();
await add([...entries, ...more.flatMap((name) => read<SearchEntry[]>(name))]);

test.each([
  ["IRR", "/projects/fundops-model-pe"],
  ["NAV", "/projects/fundops-model-pe"],
  ["waterfall", "/projects/pe-waterfall-structure"],
  ["resume", "/about"],
])("'%s' leads to %s", (question, path) => {
  expect(search(question)[0]?.to).toBe(path);
});

test.each(["private equity", "VBA", "Excel", "Python", "SQL"])(
  "'%s' lists what can be read before what is in preparation",
  (question) => {
    const waits = search(question).map(({ kind }) => kind === "In preparation");
    expect(waits.length).toBeGreaterThan(2);
    expect(waits).toEqual(waits.toSorted());
  },
);
