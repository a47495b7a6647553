import type { Log } from "../service/log.ts";
import type { Send } from "../store/message-store.ts";

export type MailStatus = { kind: "unknown" | "working" } | { kind: "failing"; reason: string };

/** A health check must not take longer. */
const loginLimitMs = 5_000;

/** Remembers how the mail server treated the last message, which is how it would treat the next one. */
export function createMailStatus<Body>({
  send,
  login,
  closed,
  log,
}: {
  send: Send<Body>;
  /** Logs in and out. Resolves with what is wrong, or with `null`. */
  login: (signal: AbortSignal) => Promise<string | null>;
  /** Aborts when the service closes. */
  closed: AbortSignal;
  log: Log;
}) {
  let current: MailStatus = { kind: "unknown" };
  let wasRefused = false;
  return {
    current: () => current,
    /** Whether the account works. A login alone does not undo that the last message was refused. */
    async check() {
      const problem = await login(AbortSignal.any([closed, AbortSignal.timeout(loginLimitMs)]));
      if (closed.aborted) return;
      if (problem === null) {
        if (!wasRefused) current = { kind: "working" };
        return;
      }
      current = { kind: "failing", reason: problem };
      log.error(`contact: the mail account does not work: ${problem}. Check SMTP_…`);
    },
    async send(...[body, signal]: Parameters<Send<Body>>) {
      const result = await send(body, signal);
      // When we abort, the mail server is not to blame.
      if (signal.aborted) return result;
      wasRefused = result.kind === "refused";
      current =
        result.kind === "taken" ? { kind: "working" } : { kind: "failing", reason: result.reason };
      return result;
    },
  };
}
