import { memo } from "react";

type Json = string | number | boolean | null | readonly Json[];

/**
 * A call of a function as the code of an inline script. The function runs as its source text, so it may
 * refer to nothing outside itself.
 */
export function inlineCall<Args extends readonly Json[]>(
  run: (...args: Args) => void,
  ...args: Args
) {
  // A `<` inside a script element could end it.
  const text = args.map((arg) => JSON.stringify(arg).replaceAll("<", "\\u003c"));
  return `(${run})(${text.join()});`;
}

/**
 * A script that runs while the page is parsed, before React arrives. React expects to find it, but the browser's build
 * minifies the same functions to a different text.
 */
export function InlineScript({ code }: { code: string }) {
  return <script suppressHydrationWarning>{code}</script>;
}

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
