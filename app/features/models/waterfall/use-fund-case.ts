import { useEffect, useLayoutEffect, useState } from "react";
import { useLocation } from "react-router";
import { caseFromQuery, queryWithCase } from "./case-address.ts";
import { type FundCase, startingCase } from "./fund-case.ts";

/** Browsers stop listening to a page that rewrites its address at every key. */
const addressDelay = 250;

/**
 * The case on the page, shared with the address so that it can be sent to someone. The first render is
 * the base case, as it was prerendered; what the address asks for follows before it is painted.
 */
export function useFundCase() {
  const { search } = useLocation();
  const [chosen, setChosen] = useState<FundCase | null>(null);

  useLayoutEffect(() => {
    setChosen(caseFromQuery(new URLSearchParams(search)));
  }, [search]);

  useEffect(() => {
    if (!chosen) return;
    const timer = setTimeout(() => writeAddress(chosen), addressDelay);
    return () => clearTimeout(timer);
  }, [chosen]);

  return [chosen ?? startingCase, setChosen] as const;
}

// Past the router: a navigation would ask for the page's data again at every step.
function writeAddress(fundCase: FundCase) {
  const { search, pathname, hash } = window.location;
  const query = queryWithCase(new URLSearchParams(search), fundCase).toString();
  const address = query ? `${pathname}?${query}${hash}` : `${pathname}${hash}`;
  if (address === `${pathname}${search}${hash}`) return;
  window.history.replaceState(window.history.state, "", address);
}
