import { useMemo, useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
/** What was written since the page was opened: where the browser refuses its storage, it lives as long as the page. */
const memory = new Map<string, string>();

/**
 * A text of the visitor's that is too large for the url: it stays in this tab, survives a reload and is sent
 * nowhere. What was there before it was replaced can be brought back.
 */
export function useSessionText(key: string) {
  const text = useText(key);
  const replaced = useText(`${key}-replaced`);
  const actions = useMemo(
    () => ({
      edit: (next: string) => write(key, next),
      replace: (next: string) => {
        const before = sessionText(key);
        if (before !== "" && before !== next) write(`${key}-replaced`, before);
        write(key, next);
      },
      restore: () => {
        const now = sessionText(key);
        write(key, sessionText(`${key}-replaced`));
        write(`${key}-replaced`, now);
      },
    }),
    [key],
  );
  return { text, replaced, ...actions };
}

function useText(key: string) {
  return useSyncExternalStore(
    subscribe,
    () => sessionText(key),
    () => "",
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The text as it is now; empty where there is no browser. */
export function sessionText(key: string) {
  const known = memory.get(key);
  // Storage that is full still holds the text before the last change.
  if (known !== undefined) return known;
  try {
    return sessionStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

function write(key: string, text: string) {
  memory.set(key, text);
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // Refused or full: the memory has it.
  }
  for (const listener of listeners) listener();
}
