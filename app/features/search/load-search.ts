import type { Search } from "./create-search.ts";
import type { SearchResults } from "./search-results.tsx";

export type LoadedSearch = { search: Search; Results: typeof SearchResults };

let loading: Promise<LoadedSearch> | null = null;

/** Loads library, list and index once per visit; after a failure the next call tries again. */
export function loadSearch(indexUrl: string) {
  loading ??= load(indexUrl).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function load(indexUrl: string) {
  const [{ createSearch }, { SearchResults }, entries] = await Promise.all([
    import("./create-search.ts"),
    import("./search-results.tsx"),
    fetchIndex(indexUrl),
  ]);
  return { search: createSearch(entries), Results: SearchResults };
}

async function fetchIndex(url: string) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
  return response.json();
}
