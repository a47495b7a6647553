import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { readCase, writeCase } from "./case-address.ts";
import type { SolarCase } from "./solar-case.ts";

type Edit = { locationKey: string; solarCase: SolarCase };

/** The case the address asks for, and from the first change on the one the visitor made of it. */
export function useSolarCase() {
  const { key: locationKey, search } = useLocation();
  const hydrated = useHydrated();
  // The page was rendered without a query, and the first render here must give the same.
  const asked = useMemo(() => readCase(hydrated ? search : ""), [hydrated, search]);
  const [edit, setEdit] = useState<Edit | null>(null);
  // A link to another case on this page is a new location, and puts aside what was changed before it.
  const edited = edit?.locationKey === locationKey ? edit.solarCase : null;

  useAddress(edited);
  useEffect(() => {
    if (hydrated) delete document.documentElement.dataset.awaitsCase;
  }, [hydrated]);

  // The same from step to step, so that the sliders that did not move are not drawn again.
  const change = useCallback(
    (next: (solarCase: SolarCase) => SolarCase) => {
      setEdit((before) => {
        const solarCase = before?.locationKey === locationKey ? before.solarCase : asked;
        return { locationKey, solarCase: next(solarCase) };
      });
    },
    [locationKey, asked],
  );

  return { solarCase: edited ?? asked, edited: edited !== null, hydrated, change };
}

/**
 * Keeps the address on the edited case: a moment after the last step, and at once when a control or
 * the page is left. Browsers refuse more than a hundred changes in half a minute, and the router
 * would fetch the page's data at each, so this goes past it.
 */
function useAddress(edited: SolarCase | null) {
  useEffect(() => {
    if (!edited) return;
    const { pathname } = location;
    function write() {
      const next = pathname + writeCase(edited as SolarCase) + location.hash;
      if (location.pathname === pathname) history.replaceState(history.state, "", next);
    }
    const timer = setTimeout(write, 250);
    addEventListener("focusout", write);
    addEventListener("pagehide", write);
    return () => {
      clearTimeout(timer);
      removeEventListener("focusout", write);
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
