import { memo } from "react";
import { InlineScript, inlineCall } from "#app/hydration/inline-script.tsx";

/**
 * Placed where a model begins. The page is prerendered with the base case; a url that asks for another
 * must not show the wrong numbers first, so the model stays hidden (`data-awaits-case`) until React has
 * read the url, and the page's script starts immediately instead of waiting for an idle moment.
 */
export const AwaitUrlState = memo(function AwaitUrlState({ keys }: { keys: readonly string[] }) {
  return <InlineScript code={inlineCall(awaitUrlState, keys)} />;
});

function awaitUrlState(keys: readonly string[]) {
  const query = new URLSearchParams(location.search);
  if (!keys.some((key) => query.has(key))) return;
  const { dataset } = document.documentElement;
  dataset.awaitsCase = "";
  // If the script never arrives, the base case is better than nothing.
  setTimeout(() => delete dataset.awaitsCase, 4000);
  addEventListener("DOMContentLoaded", () => dispatchEvent(new Event("hydrate")));
}
