import { useSyncExternalStore } from "react";
import { Button } from "./button.tsx";
import { type CopyOutcome, useCopy } from "./use-copy.ts";

const outcomes: Record<Exclude<CopyOutcome, "none">, string> = {
  copied: "Link copied",
  refused: "Link is in the address bar",
};

/**
 * Shares the page by the browser's own sheet, or copies its link where there is none. The button is as wide
 * before hydration, when it can only say `Copy link`, as it is after.
 */
export function SharePage({ title }: { title: string }) {
  const hasSheet = useHasShareSheet();
  const { outcome, copy } = useCopy();

  async function share() {
    const url = location.origin + location.pathname + location.search;
    if (hasSheet && (await openShareSheet({ title, url }))) return;
    copy(url, () => {});
  }

  const label = hasSheet ? "Share" : "Copy link";
  return (
    <Button look="quiet" onClick={share} data-share className="needs-script min-w-28">
      <span aria-live="polite">{outcome === "none" ? label : outcomes[outcome]}</span>
    </Button>
  );
}

/** Whether the browser has a sheet for sharing; not known in the prerendered page. */
function useHasShareSheet() {
  return useSyncExternalStore(
    neverChanges,
    () => typeof navigator.share === "function",
    () => false,
  );
}

function neverChanges() {
  return () => {};
}

/** The visitor closed the sheet, or pressed again while it was open. */
const harmlessErrors = ["AbortError", "InvalidStateError"];

/** Opens the browser's own sheet. False if it could not: a press from before hydration is too old for it. */
export async function openShareSheet(page: { title: string; url: string }) {
  try {
    await navigator.share(page);
    return true;
  } catch (error) {
    return error instanceof DOMException && harmlessErrors.includes(error.name);
  }
}
