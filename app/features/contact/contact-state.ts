export type Failure = {
  reason: string;
  /** How long the service asks the visitor to wait, if it does. */
  retryAfterSeconds: number | null;
};

/** How far a message has got. After success or failure the form is as usable as when idle. */
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

/** An event that does not apply in a state returns the same state object. */
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
