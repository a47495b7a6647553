import { describe, expect, test, vi } from "vitest";
import type { Outbox } from "./outbox.ts";
import { type RetryPlan, retryDelay, startSender } from "./sender.ts";
import type { SendEml } from "./smtp.ts";

const plan: RetryPlan = { firstMs: 1000, maxMs: 60_000, idleMs: 15_000 };

describe("the wait before a retry", () => {
  test("doubles with every failure up to the longest", () => {
    const longest = [1, 2, 3, 4, 7, 50].map((failures) => retryDelay(failures, plan, () => 0));
    expect(longest).toEqual([1000, 2000, 4000, 8000, 60_000, 60_000]);
  });
  test("is shortened at random by half at most", () => {
    expect(retryDelay(3, plan, () => 0.999)).toBeCloseTo(2000, -1);
  });
});

/** An outbox in memory, with a mail server that does what the test says. */
function openSender(names: string[], send: SendEml, options: { held?: boolean } = {}) {
  const waiting = new Set(names);
  const sent: string[] = [];
  const outbox: Outbox = {
    async keep(name) {
      waiting.add(name);
    },
    pending: async () => [...waiting].sort(),
    read: async (name) => (waiting.has(name) ? Buffer.from(name) : null),
    async markSent(name) {
      waiting.delete(name);
      sent.push(name);
    },
    forgetSent: async () => 0,
  };
  const lease = { hold: async () => options.held ?? true, release: async () => {} };
  const lines: string[] = [];
  const note = (line: string) => lines.push(line);
  const log = { info: note, warn: note, error: note };
  const sender = startSender({ outbox, send, lease, keepSentMs: 0, plan, log });
  return { sender, outbox, sent, waiting, lines };
}

function refusal() {
  return Object.assign(new Error("no"), { code: "EMESSAGE", command: "DATA", responseCode: 554 });
}

function outage() {
  return Object.assign(new Error("no"), { code: "ECONNECTION", command: "CONN" });
}

describe("the sender", () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });

  test("sends what it finds at its start, oldest first, and each once", async () => {
    const seen: string[] = [];
    const { sender, sent } = openSender(["c", "a", "b"], async (eml) => {
      seen.push(eml.toString());
    });
    await vi.advanceTimersByTimeAsync(60_000);
    await sender.stop();
    expect(seen).toEqual(["a", "b", "c"]);
    expect(sent).toEqual(["a", "b", "c"]);
  });

  test("sends a new message at once", async () => {
    const { sender, outbox, sent } = openSender([], async () => {});
    await vi.advanceTimersByTimeAsync(10);
    await outbox.keep("a", Buffer.from("a"));
    sender.poke();
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual(["a"]);
    await sender.stop();
  });

  test("while the server is away, tries one message ever more rarely, then sends all", async () => {
    let away = true;
    let attempts = 0;
    const { sender, sent, lines } = openSender(["a", "b", "c"], async () => {
      attempts += 1;
      if (away) throw outage();
    });
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    // Full waits of 1, 2, 4, 8, 16, 32 and then 60 s fit 15 times into ten minutes, halved ones 25.
    expect(attempts).toBeGreaterThanOrEqual(14);
    expect(attempts).toBeLessThanOrEqual(26);
    expect(lines[0]).toMatch(
      /^contact: no mail could be sent: ECONNECTION\. .* safe in the outbox/,
    );
    away = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual(["a", "b", "c"]);
    await sender.stop();
  });

  test("while the server is away, does not try sooner because of a new message", async () => {
    let attempts = 0;
    const { sender } = openSender(["a"], async () => {
      attempts += 1;
      throw outage();
    });
    await vi.advanceTimersByTimeAsync(10);
    for (let i = 0; i < 50; i++) {
      sender.poke();
      await vi.advanceTimersByTimeAsync(1);
    }
    expect(attempts).toBe(1);
    await sender.stop();
  });

  test("lets one refused message wait without holding up the others, and keeps trying it", async () => {
    const seen: string[] = [];
    const { sender, sent, waiting, lines } = openSender(["a", "b"], async (eml) => {
      seen.push(eml.toString());
      if (eml.toString() === "a") throw refusal();
    });
    await vi.advanceTimersByTimeAsync(100);
    expect(seen).toEqual(["a", "b"]);
    expect(sent).toEqual(["b"]);
    expect(lines[0]).toMatch(/^contact: the mail server refused a: EMESSAGE \(SMTP reply 554\)/);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(seen.filter((name) => name === "a").length).toBeGreaterThan(2);
    expect([...waiting]).toEqual(["a"]);
    await sender.stop();
  });

  test("does not send again what the server has taken but the disk would not move", async () => {
    const seen: string[] = [];
    const { sender, outbox, sent } = openSender(["a"], async (eml) => {
      seen.push(eml.toString());
    });
    const { markSent } = outbox;
    outbox.markSent = () => Promise.reject(new Error("read-only"));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(seen).toEqual(["a"]);
    outbox.markSent = markSent;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(seen).toEqual(["a"]);
    expect(sent).toEqual(["a"]);
    await sender.stop();
  });

  test("sends nothing while another process has the right to", async () => {
    const send = vi.fn(async () => {});
    const { sender } = openSender(["a"], send, { held: false });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(send).not.toHaveBeenCalled();
    await sender.stop();
  });

  test("finds what another process has put into the outbox", async () => {
    const { sender, outbox, sent } = openSender([], async () => {});
    await vi.advanceTimersByTimeAsync(100);
    await outbox.keep("a", Buffer.from("a"));
    await vi.advanceTimersByTimeAsync(plan.idleMs);
    expect(sent).toEqual(["a"]);
    await sender.stop();
  });

  test("stops after the message on its way, and starts no other", async () => {
    let arrive = () => {};
    const { sender, sent } = openSender(
      ["a", "b"],
      () => new Promise((resolve) => (arrive = resolve)),
    );
    await vi.advanceTimersByTimeAsync(10);
    const stopping = sender.stop();
    arrive();
    await stopping;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual(["a"]);
  });
});
