import { useCallback, useEffect, useMemo, useState } from "react";
import { useHydrated } from "#app/boot/use-hydrated.ts";
import { queryWith, type UrlState } from "./url-state.ts";
import { useLocation } from "./use-location.ts";

/** The value in the url and, from the first change on, the visitor's own. */
export function useUrlState<Value>(state: UrlState<Value>) {
  const { search, visit } = useLocation();
  const hydrated = useHydrated();
  const fromUrl = useMemo(() => state.read(new URLSearchParams(search)), [state, search]);
  const [edit, setEdit] = useState<{ visit: number; value: Value } | null>(null);
  // Going back or forward to another value on this page discards what was changed before.
  const edited = edit?.visit === visit ? edit : null;

  useUrlSync(edited, state);
  useEffect(() => {
    if (hydrated) delete document.documentElement.dataset.awaitsCase;
  }, [hydrated]);

  // The same function from step to step, so that controls that did not change need not render.
  const change = useCallback(
    (next: (current: Value) => Value) => {
      setEdit((before) => ({
        visit,
        value: next(before?.visit === visit ? before.value : fromUrl),
      }));
    },
    [visit, fromUrl],
  );

  return { value: edited ? edited.value : fromUrl, edited: edited !== null, change };
}

/**
 * Keeps the url in step with the edited value: a moment after the last change, and at once when a control
 * or the page is left, because browsers refuse more than a hundred changes in half a minute.
 */
function useUrlSync<Value>(edited: { value: Value } | null, state: UrlState<Value>) {
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
