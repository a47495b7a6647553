import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { queryInHash } from "./shared-query.ts";

export type QuerySource = "author" | "link" | "visitor";

/** The text of a query: the author's, one that came with the address, or what the visitor made of it. */
export function useQueryText(queryId: string, original: string) {
  const [edited, setEdited] = useState<{ text: string; from: "link" | "visitor" } | null>(null);
  const { hash } = useLocation();

  useEffect(() => {
    let isGone = false;
    queryInHash(queryId, hash).then((text) => {
      if (text !== null && !isGone) setEdited({ text, from: "link" });
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
    change: (text: string) => setEdited({ text, from: "visitor" }),
    reset: () => setEdited(null),
  };
}
