import { useCallback, useEffect, useState } from "react";
import { useHref } from "react-router";
import { searchIndexPath } from "#contracts/search-index.ts";
import type { Search } from "./create-search.ts";
import { loadSearch } from "./load-search.ts";

type SearchState = { kind: "loading" } | { kind: "ready"; search: Search } | { kind: "failed" };

/** The search over the whole site, once its index has come, and a way to ask for it again. */
export function useSearch() {
  const address = useHref(searchIndexPath);
  const [state, setState] = useState<SearchState>({ kind: "loading" });

  const load = useCallback(() => {
    setState({ kind: "loading" });
    loadSearch(address).then(
      (search) => setState({ kind: "ready", search }),
      () => setState({ kind: "failed" }),
    );
  }, [address]);
  useEffect(load, [load]);

  return { state, retry: load };
}
