import { useSyncExternalStore } from "react";

/** False in the prerendered page and on the first paint, true once script has taken over. */
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
