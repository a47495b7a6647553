import { createSearch, type Search } from "./create-search.ts";

let loading: Promise<Search> | null = null;

/** Brings the index once for as long as the page stays open; after a failure the next call tries again. */
export function loadSearch(address: string) {
  loading ??= bring(address).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function bring(address: string) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}.`);
  return createSearch(await answer.json());
}
