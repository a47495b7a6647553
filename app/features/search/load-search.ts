import type { Search } from "./create-search.ts";

let loading: Promise<Search> | null = null;

/** Loads the search library and the index once per visit; after a failure the next call tries again. */
export function loadSearch(indexUrl: string) {
  loading ??= load(indexUrl).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function load(indexUrl: string) {
  const [{ createSearch }, entries] = await Promise.all([
    import("./create-search.ts"),
    fetchIndex(indexUrl),
  ]);
  return createSearch(entries);
}

async function fetchIndex(url: string) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
  return response.json();
}
