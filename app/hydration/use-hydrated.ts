import { useState, useSyncExternalStore } from "react";

/** False in the prerendered page and in the first render of the browser, true from then on. */
export function useHydrated() {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

/** Whether this component came with the page's HTML, as opposed to being rendered by the browser later. */
export function useWasPrerendered() {
  const hydrated = useHydrated();
  const [wasPrerendered] = useState(!hydrated);
  return wasPrerendered;
}

function neverChanges() {
  return () => {};
}
