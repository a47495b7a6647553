import { useEffect, useState } from "react";
import { useLocation } from "#app/lib/url-state/use-location.ts";
import { queryInHash } from "./shared-query.ts";

type QuerySource = "author" | "link" | "visitor";

/** The text of a query: the author's, one that came with the address, or the visitor's edit of it. */
export function useQueryText(queryId: string, original: string) {
  const [edited, setEdited] = useState<{ text: string; from: "link" | "visitor" } | null>(null);
  /** How many texts have come with an address: an open editor has to start again with each. */
  const [arrivals, setArrivals] = useState(0);
  const { hash } = useLocation();

  useEffect(() => {
    let isGone = false;
    queryInHash(queryId, hash).then((text) => {
      if (text === null || isGone) return;
      setEdited({ text, from: "link" });
      setArrivals((count) => count + 1);
    });
    return () => {
      isGone = true;
    };
  }, [queryId, hash]);

  const isChanged = edited !== null && edited.text !== original;
  const source: QuerySource = isChanged ? edited.from : "author";
  return {
    text: edited?.text ?? original,
    source,
    arrivals,
    change: (text: string) => setEdited({ text, from: "visitor" }),
    reset: () => setEdited(null),
  };
}
