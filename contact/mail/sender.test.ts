import { describe, expect, test, vi } from "vitest";
import type { MessageStore, Send, SendResult, WaitingMessage } from "../store/message-store.ts";
import { startSender } from "./sender.ts";

const plan = { firstMs: 1000, maxMs: 60_000, lifeMs: 86_400_000 };
const idleMs = 15_000;

/** A store in memory and a mail server that does what the test says. */
function openSender(names: string[], send: Send<string>) {
  const waiting = new Map(names.map((name) => [name, messageOf(name)]));
  const held = new Set<string>();
  const sent: string[] = [];
  const lines: string[] = [];
  const note = (line: string) => lines.push(line);
  const store = {
    due: async (now: Date) =>
      [...waiting.values()].filter(({ nextTryAt }) => nextTryAt === null || nextTryAt <= now),
    async claim(id: string) {
      if (held.has(id)) return null;
      held.add(id);
      const release = async () => void held.delete(id);
      return {
        message: waiting.get(id) ?? messageOf(id),
        read: async () => id,
        renew: async () => true,
        renewEveryMs: 1000,
        async sent() {
          waiting.delete(id);
          sent.push(id);
          await release();
        },
        async postpone({ nextTryAt }: { nextTryAt: Date }) {
          waiting.set(id, { ...messageOf(id), attempts: 1, firstTriedAt: nextTryAt, nextTryAt });
          await release();
        },
        fail: release,
        release,
      };
    },
  } as Pick<MessageStore<string>, "due" | "claim"> as MessageStore<string>;
  const sender = startSender({
    store,
    send,
    plan,
    idleMs,
    onFailed: async () => {},
    log: { info: note, warn: note, error: note },
  });
  return { sender, store, sent, lines, add: (name: string) => waiting.set(name, messageOf(name)) };
}

function messageOf(id: string): WaitingMessage {
  const never = { attempts: 0, firstTriedAt: null, nextTryAt: null, reason: null };
  return { id, state: "waiting", receivedAt: new Date(0), ...never };
}

const taken: SendResult = { kind: "taken" };
const unavailable: SendResult = { kind: "unavailable", reason: "ECONNECTION" };

describe("the sender", () => {
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"],
  });

  test("sends what it finds when it starts, and has nothing else to say", async () => {
    const { sender, sent, lines } = openSender(["a", "b", "c"], async () => taken);
    await vi.advanceTimersByTimeAsync(10);
    await sender.stop();
    expect(sent).toEqual(["a", "b", "c"]);
    expect(lines).toEqual(["contact: sent a", "contact: sent b", "contact: sent c"]);
  });

  test("sends a new message at once", async () => {
    const { sender, add, sent } = openSender([], async () => taken);
    await vi.advanceTimersByTimeAsync(10);
    add("a");
    sender.poke();
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual(["a"]);
    await sender.stop();
  });

  test("sends a message that comes while it works, without waiting", async () => {
    const { sender, add, sent } = openSender(["a"], async (name) => {
      if (name === "a") {
        add("b");
        sender.poke();
      }
      return taken;
    });
    await vi.advanceTimersByTimeAsync(5);
    expect(sent).toEqual(["a", "b"]);
    await sender.stop();
  });

  test("finds what another server has stored", async () => {
    const { sender, add, sent } = openSender([], async () => taken);
    await vi.advanceTimersByTimeAsync(100);
    add("a");
    await vi.advanceTimersByTimeAsync(idleMs);
    expect(sent).toEqual(["a"]);
    await sender.stop();
  });

  test("tries a server that is away less and less often, then sends all", async () => {
    let away = true;
    let attempts = 0;
    const { sender, sent, lines } = openSender(["a", "b", "c"], async () => {
      attempts += 1;
      return away ? unavailable : taken;
    });
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    // Full waits of 1, 2, 4, 8, 16, 32 and then 60 s fit 15 times into ten minutes, halved ones 25.
    expect(attempts).toBeGreaterThanOrEqual(14);
    expect(attempts).toBeLessThanOrEqual(26);
    expect(lines.join("\n")).toMatch(
      /contact: no mail can be sent: ECONNECTION\. .* in the outbox/,
    );
    away = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent.toSorted()).toEqual(["a", "b", "c"]);
    await sender.stop();
  });

  test("starts again with the shortest wait when the server is away another time", async () => {
    let away = false;
    let attempts = 0;
    const names = Array.from({ length: 10 }, (_, n) => `${n}`);
    const { sender, add } = openSender(names, async () => {
      attempts += 1;
      return away ? unavailable : taken;
    });
    await vi.advanceTimersByTimeAsync(10);
    away = true;
    attempts = 0;
    add("last");
    sender.poke();
    await vi.advanceTimersByTimeAsync(plan.firstMs + 10);
    expect(attempts).toBe(2);
    await sender.stop();
  });

  test("does not try a server that is away sooner because of a new message", async () => {
    let attempts = 0;
    const { sender, add } = openSender(["a"], async () => {
      attempts += 1;
      return unavailable;
    });
    await vi.advanceTimersByTimeAsync(10);
    for (let i = 0; i < 50; i++) {
      add(`new ${i}`);
      sender.poke();
      await vi.advanceTimersByTimeAsync(1);
    }
    expect(attempts).toBe(1);
    await sender.stop();
  });

  test("does not pause for days when the clock is set back while the server is away", async () => {
    let away = true;
    const { sender, sent, add } = openSender(["a"], async () => (away ? unavailable : taken));
    await vi.advanceTimersByTimeAsync(10);
    away = false;
    vi.setSystemTime(Date.now() - 10 * 86_400_000);
    add("b");
    sender.poke();
    await vi.advanceTimersByTimeAsync(plan.maxMs + 10);
    expect(sent).toEqual(["b"]);
    await sender.stop();
  });

  test("sends a new message within a second while a session hangs", async () => {
    const { sender, sent, add } = openSender(["hangs"], (name, signal) =>
      name === "hangs"
        ? new Promise((resolve) => signal.addEventListener("abort", () => resolve(unavailable)))
        : Promise.resolve(taken),
    );
    await vi.advanceTimersByTimeAsync(10);
    add("new");
    sender.poke();
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toEqual(["new"]);
    sender.abort();
    await sender.stop();
  });

  test("waits for the message on its way when it stops, and starts no other", async () => {
    let arrive = () => {};
    const offered: string[] = [];
    const { sender, add } = openSender(["a"], (name) => {
      offered.push(name);
      return new Promise((resolve) => (arrive = () => resolve(taken)));
    });
    await vi.advanceTimersByTimeAsync(10);
    let stopped = false;
    add("b");
    const stopping = sender.stop().then(() => (stopped = true));
    await vi.advanceTimersByTimeAsync(1000);
    expect(stopped).toBe(false);
    arrive();
    await stopping;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(offered).toEqual(["a"]);
  });

  test("breaks off the message on its way when there is no time left to wait for it", async () => {
    const { sender, sent } = openSender(
      ["a"],
      (_, signal) =>
        new Promise((resolve) => signal.addEventListener("abort", () => resolve(unavailable))),
    );
    await vi.advanceTimersByTimeAsync(10);
    const stopped = sender.stop();
    sender.abort();
    await stopped;
    expect(sent).toEqual([]);
  });

  test("says so when the outbox cannot be read, and goes on", async () => {
    const { sender, store, sent, lines } = openSender(["a"], async () => taken);
    const error = Object.assign(new Error("x"), { code: "EIO" });
    vi.spyOn(store, "due").mockRejectedValueOnce(error);
    await vi.advanceTimersByTimeAsync(idleMs + 10);
    expect(lines).toEqual(["contact: the outbox could not be worked on: EIO", "contact: sent a"]);
    expect(sent).toEqual(["a"]);
    await sender.stop();
  });

  test("goes on after a disk that failed for a moment", async () => {
    const { sender, store, sent, lines } = openSender(["a"], async () => taken);
    vi.spyOn(store, "claim").mockRejectedValueOnce(Object.assign(new Error("x"), { code: "EIO" }));
    await vi.advanceTimersByTimeAsync(10);
    expect(lines.join()).toContain("could not be worked on: EIO");
    await vi.advanceTimersByTimeAsync(idleMs);
    expect(sent).toEqual(["a"]);
    await sender.stop();
  });
});
