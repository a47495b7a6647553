import { useEffect, useState } from "react";
import { useLocation } from "#app/lib/url-state/use-location.ts";
import { stepAnchor, stepInHash } from "./step-anchor.ts";

/**
 * Which step of a query is shown: the one in the address, otherwise the last, which is the whole query.
 * Walking on keeps the address up to date without adding to the history.
 */
export function useStep(queryId: string, steps: number) {
  const [index, setIndex] = useState(steps - 1);
  const { hash, visit } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed again
  useEffect(() => {
    const asked = stepInHash(queryId, hash, steps);
    if (asked !== null) setIndex(asked);
  }, [queryId, hash, visit, steps]);

  /** After the last step comes the first, and the other way round. */
  function go(to: number) {
    const next = (to + steps) % steps;
    setIndex(next);
    history.replaceState(history.state, "", `#${stepAnchor(queryId, next)}`);
  }

  return { index, go };
}
