import { useCallback, useEffect, useMemo, useState } from "react";
import { useLocation } from "react-router";
import { useHydrated } from "#app/boot/use-hydrated.ts";
import { queryWith, type UrlState } from "./url-state.ts";

/** The value in the url and, from the first change on, the visitor's own. */
export function useUrlState<Value>(state: UrlState<Value>) {
  const { key: locationKey, search } = useLocation();
  const hydrated = useHydrated();
  // The page was prerendered without a query, and the first render here must match it.
  const asked = useMemo(
    () => state.read(new URLSearchParams(hydrated ? search : "")),
    [state, hydrated, search],
  );
  const [edit, setEdit] = useState<{ locationKey: string; value: Value } | null>(null);
  // A link to another value on this page is a new location, and discards what was changed before it.
  const edited = edit?.locationKey === locationKey ? edit : null;

  useUrlOf(edited, state);
  useEffect(() => {
    if (hydrated) delete document.documentElement.dataset.awaitsCase;
  }, [hydrated]);

  // The same function from step to step, so that controls that did not change need not render.
  const change = useCallback(
    (next: (current: Value) => Value) => {
      setEdit((before) => ({
        locationKey,
        value: next(before?.locationKey === locationKey ? before.value : asked),
      }));
    },
    [locationKey, asked],
  );

  return { value: edited ? edited.value : asked, edited: edited !== null, change };
}

/**
 * Keeps the url in step with the edited value: a moment after the last change, and at once when a control
 * or the page is left. Browsers refuse more than a hundred changes in half a minute, and the router would
 * fetch the page's data at each, so this bypasses it.
 */
function useUrlOf<Value>(edited: { value: Value } | null, state: UrlState<Value>) {
  useEffect(() => {
    if (!edited) return;
    const { value } = edited;
    const { pathname } = location;
    let isWritten = false;
    function write() {
      // Once: the browser takes longer to change the url than a slider to answer a key.
      if (isWritten || location.pathname !== pathname) return;
      isWritten = true;
      const url = pathname + queryWith(state, location.search, value) + location.hash;
      history.replaceState(history.state, "", url);
    }
    const timer = setTimeout(write, 250);
    addEventListener("focusout", write);
    addEventListener("pagehide", write);
    return () => {
      clearTimeout(timer);
      removeEventListener("focusout", write);
      removeEventListener("pagehide", write);
    };
  }, [edited, state]);
}
