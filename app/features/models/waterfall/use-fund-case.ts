import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { caseFromQuery, queryWithCase } from "./case-address.ts";
import type { FundCase } from "./fund-case.ts";

type Edit = { locationKey: string; fundCase: FundCase };

export type ChangeCase = (next: (fundCase: FundCase) => FundCase) => void;

/** The case the address asks for, and from the first change on the one the visitor made of it. */
export function useFundCase() {
  const { key: locationKey, search } = useLocation();
  const hydrated = useHydrated();
  // The page was prerendered without a query, and the first render here must give the same.
  const asked = useMemo(
    () => caseFromQuery(new URLSearchParams(hydrated ? search : "")),
    [hydrated, search],
  );
  const [edit, setEdit] = useState<Edit | null>(null);
  // A link to another case is a new location, and puts aside what was changed before it.
  const edited = edit?.locationKey === locationKey ? edit.fundCase : null;

  useAddress(edited);
  useEffect(() => {
    if (hydrated) delete document.documentElement.dataset.awaitsCase;
  }, [hydrated]);

  function change(next: (fundCase: FundCase) => FundCase) {
    setEdit((before) => ({
      locationKey,
      fundCase: next(before?.locationKey === locationKey ? before.fundCase : asked),
    }));
  }

  return { fundCase: edited ?? asked, edited: edited !== null, hydrated, change };
}

/**
 * Keeps the address on the edited case, a moment after the last key and when the page is left. Browsers
 * refuse a hundred changes in half a minute, and the router would fetch the page's data at each, so
 * this waits and goes past it.
 */
function useAddress(edited: FundCase | null) {
  useEffect(() => {
    if (!edited) return;
    const { pathname } = location;
    const fundCase = edited;
    function write() {
      if (location.pathname !== pathname) return;
      const query = queryWithCase(new URLSearchParams(location.search), fundCase).toString();
      const address = pathname + (query && `?${query}`) + location.hash;
      history.replaceState(history.state, "", address);
    }
    const timer = setTimeout(write, 200);
    addEventListener("pagehide", write);
    return () => {
      clearTimeout(timer);
      removeEventListener("pagehide", write);
    };
  }, [edited]);
}

function useHydrated() {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
