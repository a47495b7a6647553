import { describe, expect, test } from "vitest";
import type { WaitingMessage } from "../store/message-store.ts";
import { defaultRetryPlan, nextStep, retryDelay } from "./retry-plan.ts";

const plan = { firstMs: 1000, maxMs: 60_000, lifeMs: 86_400_000 };
const now = new Date("2026-11-15T12:00:00Z");

function messageTried(attempts: number, firstTriedAt: Date | null): WaitingMessage {
  const receivedAt = new Date("2026-01-01T00:00:00Z");
  const base = { id: "a", state: "waiting", nextTryAt: null, reason: null } as const;
  return { ...base, receivedAt, attempts, firstTriedAt };
}

const busy = { kind: "refused", permanent: false, reason: "busy" } as const;

describe("the wait before a retry", () => {
  test("doubles with every failure up to the longest", () => {
    const longest = [1, 2, 3, 4, 7, 50].map((failures) => retryDelay(failures, plan, () => 0));
    expect(longest).toEqual([1000, 2000, 4000, 8000, 60_000, 60_000]);
  });

  test("is shortened at random by half at most", () => {
    expect(retryDelay(3, plan, () => 0.999)).toBeCloseTo(2000, -1);
  });
});

describe("a message that was not accepted", () => {
  test("is tried again later, the later the more often it was tried", () => {
    const waits = [0, 1, 5].map((attempts) => {
      const step = nextStep(messageTried(attempts, now), busy, plan, now);
      return step.kind === "retry" ? step.at.getTime() - now.getTime() : 0;
    });
    expect(waits[0]).toBeGreaterThanOrEqual(500);
    expect(waits[0]).toBeLessThanOrEqual(1000);
    expect(waits[1]).toBeGreaterThanOrEqual(1000);
    expect(waits[1]).toBeLessThanOrEqual(2000);
    expect(waits[2]).toBeGreaterThanOrEqual(16_000);
  });

  test("for good is given up at once, with the reason", () => {
    const refused = { kind: "refused", permanent: true, reason: "no such user" } as const;
    expect(nextStep(messageTried(0, null), refused, plan, now)).toEqual({
      kind: "give up",
      reason: "no such user",
    });
  });

  test("is given up at the end of its life, counted from its first try", () => {
    const dayAgo = new Date(now.getTime() - plan.lifeMs);
    const almost = new Date(dayAgo.getTime() + 1);
    expect(nextStep(messageTried(9, dayAgo), busy, plan, now)).toEqual({
      kind: "give up",
      reason: "Given up after 1 days. busy",
    });
    expect(nextStep(messageTried(9, almost), busy, plan, now).kind).toBe("retry");
  });

  test("is not given up at its first try, however long it has been there", () => {
    expect(nextStep(messageTried(0, null), busy, plan, now).kind).toBe("retry");
  });

  test("is tried after 5 s, then less often down to every 15 minutes, for 5 days by default", () => {
    expect(defaultRetryPlan).toEqual({
      firstMs: 5_000,
      maxMs: 900_000,
      lifeMs: 5 * 24 * 60 * 60 * 1000,
    });
  });
});
