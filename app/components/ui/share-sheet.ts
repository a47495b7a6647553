import { useSyncExternalStore } from "react";

/** Whether the browser has a sheet for sharing; not known in the prerendered page. */
export function useHasShareSheet() {
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
