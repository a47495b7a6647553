import { useCallback, useEffect, useState } from "react";
import { useHref } from "react-router";
import { searchIndexPath } from "#contracts/search-index.ts";
import type { Search } from "./create-search.ts";
import { loadSearch } from "./load-search.ts";

type SearchState =
  | { kind: "idle" }
  | { kind: "loading" }
  | { kind: "ready"; search: Search }
  | { kind: "failed" };

/** The search over the whole site, loaded once it is wanted, and a way to try again after a failure. */
export function useSearch(wanted: boolean) {
  const indexUrl = useHref(searchIndexPath);
  const [state, setState] = useState<SearchState>({ kind: "idle" });

  const load = useCallback(() => {
    setState({ kind: "loading" });
    loadSearch(indexUrl).then(
      (search) => setState({ kind: "ready", search }),
      () => setState({ kind: "failed" }),
    );
  }, [indexUrl]);
  useEffect(() => {
    if (wanted) load();
  }, [wanted, load]);

  return { state, retry: load };
}
