import { useSyncExternalStore } from "react";
import { type ContactEvent, type ContactState, contactReducer, idle } from "./contact-state.ts";

// Outside React, because a message being sent outlives the page it was sent from: a visitor who leaves
// and comes back finds it still sending and cannot send it twice.
let state = idle;
const watchers = new Set<() => void>();

/** Whether the event changed anything. Synchronous, so that two submits in one tick count as one. */
export function moveContact(event: ContactEvent) {
  const before = state;
  state = contactReducer(before, event);
  for (const watcher of watchers) watcher();
  return state !== before;
}

export function useContactState(): ContactState {
  return useSyncExternalStore(
    watch,
    () => state,
    () => idle,
  );
}

function watch(watcher: () => void) {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
}
