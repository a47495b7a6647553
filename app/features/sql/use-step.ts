import { useEffect, useState } from "react";
import { useLocation } from "#app/lib/url-state/use-location.ts";

/**
 * Which step of a query is shown: the one in the address, otherwise the last, which is the whole query.
 * Walking on keeps the address up to date without adding to the history.
 */
export function useStep(queryId: string, steps: number) {
  const [index, setIndex] = useState(steps - 1);
  const { hash, visit } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: `visit` changes when the same link is followed again
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

/** The anchor of a step: `q1-step2`. */
export function stepAnchor(queryId: string, index: number) {
  return `${queryId}-step${index + 1}`;
}

/** The index of the step that a hash such as `#q1-step2` names, if it is one of this query's. */
export function stepInHash(queryId: string, hash: string, steps: number): number | null {
  const [, id, number] = /^#(.+)-step(\d+)$/.exec(hash) ?? [];
  const index = Number(number) - 1;
  return id === queryId && index >= 0 && index < steps ? index : null;
}
