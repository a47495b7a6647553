import { useCallback, useEffect, useMemo, useState } from "react";
import { useLocation } from "react-router";
import { useHydrated } from "#app/hydration/use-hydrated.ts";

/** How a case stands in an address. `write` gives the whole query, with its `?` where there is one. */
export type CaseAddress<Case> = {
  read: (search: string) => Case;
  write: (search: string, edited: Case) => string;
};

/** The case the address asks for, and from the first change on the one the visitor made of it. */
export function useCaseInAddress<Case>({ read, write }: CaseAddress<Case>) {
  const { key: locationKey, search } = useLocation();
  const hydrated = useHydrated();
  // The page was rendered without a query, and the first render here must give the same.
  const asked = useMemo(() => read(hydrated ? search : ""), [read, hydrated, search]);
  const [edit, setEdit] = useState<{ locationKey: string; made: Case } | null>(null);
  // A link to another case on this page is a new location, and puts aside what was changed before it.
  const edited = edit?.locationKey === locationKey ? edit.made : null;

  useAddress(edited, write);
  useEffect(() => {
    if (hydrated) delete document.documentElement.dataset.awaitsCase;
  }, [hydrated]);

  // The same from step to step, so that the controls that did not move are not drawn again.
  const change = useCallback(
    (next: (current: Case) => Case) => {
      setEdit((before) => ({
        locationKey,
        made: next(before?.locationKey === locationKey ? before.made : asked),
      }));
    },
    [locationKey, asked],
  );

  return { current: edited ?? asked, edited: edited !== null, hydrated, change };
}

/**
 * Keeps the address on the edited case: a moment after the last step, and at once when a control or
 * the page is left. Browsers refuse more than a hundred changes in half a minute, and the router
 * would fetch the page's data at each, so this goes past it.
 */
function useAddress<Case>(edited: Case | null, write: CaseAddress<Case>["write"]) {
  useEffect(() => {
    if (edited === null) return;
    const shown = edited;
    const { pathname } = location;
    function keep() {
      if (location.pathname !== pathname) return;
      const address = pathname + write(location.search, shown) + location.hash;
      history.replaceState(history.state, "", address);
    }
    const timer = setTimeout(keep, 250);
    addEventListener("focusout", keep);
    addEventListener("pagehide", keep);
    return () => {
      clearTimeout(timer);
      removeEventListener("focusout", keep);
      removeEventListener("pagehide", keep);
    };
  }, [edited, write]);
}
