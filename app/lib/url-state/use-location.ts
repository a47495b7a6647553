import { useSyncExternalStore } from "react";

/** What the page was prerendered with. */
const prerendered = { search: "", hash: "", visit: 0 };

/** Changed only when the browser goes to another address of this page, not by `history.replaceState`. */
let current = prerendered;

function readLocation(visit: number) {
  const { search, hash } = location;
  current = { search, hash, visit };
}

if (!import.meta.env.SSR) {
  readLocation(0);
  addEventListener("popstate", () => readLocation(current.visit + 1));
}

/** The query and the hash of the address; `visit` counts on when another is opened, or the same again. */
export function useLocation() {
  return useSyncExternalStore(
    followLocation,
    () => current,
    () => prerendered,
  );
}

function followLocation(onChange: () => void) {
  addEventListener("popstate", onChange);
  return () => removeEventListener("popstate", onChange);
}
