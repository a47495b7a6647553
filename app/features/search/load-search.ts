import type { SearchEntry, SearchIndex } from "#contracts/search-index.ts";
import type { Search } from "./create-search.ts";
import type { SearchResults } from "./search-results.tsx";

export type LoadedSearch = {
  search: Search;
  Results: typeof SearchResults;
  /** Loads the parts of the index that are still missing, one after the other. */
  loadRest(onPart: () => void): Promise<void>;
};

let loading: Promise<LoadedSearch> | null = null;

/** Loads library, list and the first part of the index once per visit; after a failure the next call tries again. */
export function loadSearch(indexUrl: string) {
  loading ??= load(indexUrl).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function load(indexUrl: string): Promise<LoadedSearch> {
  const [{ createSearch }, { SearchResults }, index] = await Promise.all([
    import("./create-search.ts"),
    import("./search-results.tsx"),
    fetchJson<SearchIndex>(indexUrl),
  ]);
  const { search, add } = createSearch();
  await add(index.entries);
  const missing = [...index.more];

  async function loadRest(onPart: () => void) {
    for (let part = missing.shift(); part; part = missing.shift()) {
      try {
        await add(await fetchJson<SearchEntry[]>(indexUrl.replace(/[^/]+$/, part)));
      } catch (error) {
        missing.unshift(part);
        throw error;
      }
      onPart();
    }
  }

  return { search, Results: SearchResults, loadRest };
}

async function fetchJson<Content>(url: string): Promise<Content> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
  return response.json();
}
