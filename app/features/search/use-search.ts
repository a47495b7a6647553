import { useEffect, useState } from "react";
import { address } from "#app/lib/meta/address.ts";
import { searchIndexPath } from "#contracts/search-index.ts";
import { type LoadedSearch, loadSearch } from "./load-search.ts";

type SearchState =
  | { kind: "idle" }
  | { kind: "loading" }
  | ({ kind: "ready" } & LoadedSearch)
  | { kind: "failed" };

/** The search over the whole site, loaded on first use. */
export function useSearch(wanted: boolean) {
  const [state, setState] = useState<SearchState>({ kind: "idle" });

  useEffect(() => {
    if (!wanted) return;
    setState({ kind: "loading" });
    const show = (loaded: LoadedSearch) => setState({ kind: "ready", ...loaded });
    loadSearch(address(searchIndexPath))
      .then((loaded) => {
        show(loaded);
        // Each part may hold more answers to the query that is on the screen.
        return loaded.loadRest(() => show(loaded));
      })
      .catch(() => setState({ kind: "failed" }));
  }, [wanted]);

  return state;
}
