import { useSyncExternalStore } from "react";

export type Failure = {
  reason: string;
  /** How long the service asks the visitor to wait, if it does. */
  retryAfterSeconds: number | null;
};

/** How far a message has got. After success or failure the form can be used again, as when idle. */
export type ContactState =
  | { kind: "idle" }
  | { kind: "sending" }
  | { kind: "succeeded" }
  | ({ kind: "failed" } & Failure);

export type ContactEvent =
  | { kind: "submit" }
  | { kind: "delivered" }
  | { kind: "refused"; failure: Failure }
  | { kind: "dismiss" };

export const idle: ContactState = { kind: "idle" };

/** An event that does not apply returns the same state object. */
export function contactReducer(state: ContactState, event: ContactEvent): ContactState {
  switch (event.kind) {
    case "submit":
      return state.kind === "sending" ? state : { kind: "sending" };
    case "delivered":
      return state.kind === "sending" ? { kind: "succeeded" } : state;
    case "refused":
      return state.kind === "sending" ? { kind: "failed", ...event.failure } : state;
    case "dismiss":
      return state.kind === "sending" ? state : idle;
  }
}

// Outside React, so that a submit counts at once and not with the next render.
let state: ContactState = idle;
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
