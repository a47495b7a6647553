import type { SendResult, WaitingMessage } from "../store/message-store.ts";

export type RetryPlan = {
  /** Wait after the first failure; it doubles with every further one. */
  firstMs: number;
  maxMs: number;
  /** From its first try a message is tried for this long, then set aside. */
  lifeMs: number;
};

const dayMs = 86_400_000;

export const defaultRetryPlan: RetryPlan = {
  firstMs: 5_000,
  maxMs: 15 * 60_000,
  lifeMs: 5 * dayMs,
};

/** Doubling waits, each shortened by up to half at random so that retries spread out. */
export function retryDelay(
  failures: number,
  { firstMs, maxMs }: Pick<RetryPlan, "firstMs" | "maxMs">,
  random = Math.random,
) {
  const full = Math.min(maxMs, firstMs * 2 ** (failures - 1));
  return full * (1 - random() / 2);
}

export type NextStep = { kind: "retry"; at: Date } | { kind: "give up"; reason: string };

/** What to do with a message that was not accepted. */
export function nextStep(
  message: WaitingMessage,
  failure: Exclude<SendResult, { kind: "taken" }>,
  plan: RetryPlan,
  now: Date,
): NextStep {
  if (failure.kind === "refused" && failure.permanent) {
    return { kind: "give up", reason: failure.reason };
  }
  const firstTriedAt = message.firstTriedAt ?? now;
  if (now.getTime() - firstTriedAt.getTime() >= plan.lifeMs) {
    const days = Math.round(plan.lifeMs / dayMs);
    return { kind: "give up", reason: `Given up after ${days} days. ${failure.reason}` };
  }
  return {
    kind: "retry",
    at: new Date(now.getTime() + retryDelay(message.attempts + 1, plan)),
  };
}
