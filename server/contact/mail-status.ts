import type { Send } from "./message-store.ts";

export type MailStatus = { kind: "unknown" | "working" } | { kind: "failing"; reason: string };

/** Remembers from each attempt whether the mail server can be reached and lets us in. */
export function createMailStatus<Body>(send: Send<Body>) {
  let current: MailStatus = { kind: "unknown" };
  return {
    current: () => current,
    note(reason: string | null) {
      current = reason === null ? { kind: "working" } : { kind: "failing", reason };
    },
    async send(...[body, signal]: Parameters<Send<Body>>) {
      const result = await send(body, signal);
      // When we break off ourselves, the mail server is not to blame.
      if (!signal.aborted) {
        current =
          result.kind === "unavailable"
            ? { kind: "failing", reason: result.reason }
            : { kind: "working" };
      }
      return result;
    },
  };
}
