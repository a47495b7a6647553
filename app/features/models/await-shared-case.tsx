import { InlineScript, inlineCall } from "#app/hydration/inline-script.tsx";

/**
 * An inline script where a model begins. The page comes with the base case drawn; an address that asks
 * for another must not show the wrong figures first, so they stay hidden (`data-awaits-case`) until the
 * script has set them, and the script starts at once, as at a visitor's first movement.
 */
export function AwaitSharedCase({ keys }: { keys: readonly string[] }) {
  return <InlineScript code={inlineCall(awaitSharedCase, keys)} />;
}

function awaitSharedCase(keys: readonly string[]) {
  const query = new URLSearchParams(location.search);
  if (!keys.some((key) => query.has(key))) return;
  const { dataset } = document.documentElement;
  dataset.awaitsCase = "";
  // Should the script never arrive, the base case is better than nothing.
  setTimeout(() => delete dataset.awaitsCase, 4000);
  addEventListener("DOMContentLoaded", () => dispatchEvent(new Event("hydrate")));
}
