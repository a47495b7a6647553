import { useSyncExternalStore } from "react";

/** False in the prerendered page and in the first render of the browser, true from then on. */
export function useHydrated() {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

function neverChanges() {
  return () => {};
}
