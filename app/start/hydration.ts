import { useEffect, useState } from "react";

let hydrated = false;

/** True on the page that came as HTML, false on pages reached from it; the root says when that is over. */
export function useIsFirstPage() {
  const [isFirstPage] = useState(!hydrated);
  return isFirstPage;
}

export function useEndOfHydration() {
  useEffect(() => {
    hydrated = true;
  }, []);
}
