import { useState } from "react";
import { useCopy } from "#app/components/ui/use-copy.ts";
import { hashOfQuery } from "./shared-query.ts";

/** Copies an address that opens this page with the visitor's query. */
export function ShareButton({ queryId, text }: { queryId: string; text: string }) {
  const { outcome, copy } = useCopy();
  const [isTooLong, setIsTooLong] = useState(false);

  async function share() {
    const hash = await hashOfQuery(queryId, text);
    setIsTooLong(hash === null);
    if (hash === null) return;
    history.replaceState(history.state, "", hash);
    copy(location.href, () => {});
  }

  const said = isTooLong
    ? "Too long for a link"
    : { none: "", copied: "Link copied", refused: "The link is in the address bar" }[outcome];
  return (
    <>
      <span role="status" className={isTooLong ? "text-loss" : "text-accent"}>
        {said}
      </span>
      <button type="button" onClick={share}>
        Share
      </button>
    </>
  );
}
