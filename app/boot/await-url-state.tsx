import { memo } from "react";
import { InlineScript, inlineCall } from "./inline-script.tsx";

/**
 * Placed where something begins that the url decides. The page is prerendered with the base case; a url that asks for
 * another must not show the wrong numbers first, so a model stays hidden (`data-awaits-case`) until React has read
 * the url, and React takes over at once.
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
  addEventListener("script-failed", () => delete dataset.awaitsCase);
  dispatchEvent(new Event("start"));
}
