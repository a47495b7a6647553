import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { messageId } from "../store/eml.ts";
import { createFileStore, type FileStore } from "../store/file-store.ts";
import type { Send, SendResult } from "../store/message-store.ts";
import { type Outage, type Sending, sendDue } from "./send-due.ts";

let folder = "";
let store: FileStore;
const time = { now: 0 };
const lines: string[] = [];
const note = (line: string) => lines.push(line);
const log = { info: note, warn: note, error: note };
const clock = () => time.now;
const leaseMs = 400;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "send-due-"));
  time.now = Date.now();
  lines.length = 0;
  store = createFileStore({ folder, log, clock, leaseMs });
  await store.open();
});
afterEach(() => rm(folder, { recursive: true }));

let stored = 0;
async function put(...names: string[]) {
  for (const name of names) {
    const body = Buffer.from(`Subject: ${name}\r\n\r\n${name}`);
    stored += 1;
    await store.put({ key: name, receivedAt: new Date(time.now + stored), body });
  }
}

function nameIn(eml: Buffer) {
  return eml.toString().split("\r\n\r\n")[1] ?? "";
}

const taken: SendResult = { kind: "taken" };
const busy: SendResult = { kind: "refused", permanent: false, reason: "busy" };
const unavailable: SendResult = { kind: "unavailable", reason: "ECONNECTION" };

/** Runs one pass until everything it started has finished. Resolves with the outage it encountered. */
async function pass(
  send: Send<Buffer>,
  { underWay = new Set(), ...more }: Partial<Sending<Buffer>> = {},
) {
  let outage: Outage | null = null;
  await sendDue({
    store,
    send,
    plan: { firstMs: 1000, maxMs: 60_000, lifeMs: 5 * 86_400_000 },
    clock,
    log,
    signal: new AbortController().signal,
    underWay,
    shouldYield: () => false,
    pauseMs: () => 7000,
    onOutage: (found) => {
      outage = found;
    },
    onFailed: async () => {},
    ...more,
  });
  await Promise.all(underWay);
  return outage;
}

/** Notes what is offered and answers as the test says. */
function mailServer(answer: (name: string) => SendResult | Promise<SendResult>) {
  const offered: string[] = [];
  const send: Send<Buffer> = async (eml) => {
    offered.push(nameIn(eml));
    return answer(nameIn(eml));
  };
  return { offered, send };
}

async function stateOf(name: string) {
  return (await store.list()).find(({ id }) => id === messageId(name));
}

describe("one pass over the queue", () => {
  test("sends every message once, oldest first", async () => {
    await put("a", "b", "c");
    const { offered, send } = mailServer(() => taken);
    expect(await pass(send)).toBeNull();
    await pass(send);
    expect(offered).toEqual(["a", "b", "c"]);
    expect((await store.list()).map(({ state }) => state)).toEqual(["sent", "sent", "sent"]);
    expect(lines.filter((line) => line.includes("could not be worked on"))).toEqual([]);
  });

  test("ends with an outage, also where another server holds one of the next messages", async () => {
    await put("a", "b", "c");
    const { offered, send } = mailServer(async () => {
      await store.claim(messageId("b"));
      return unavailable;
    });
    expect(await pass(send)).toMatchObject({ reason: "ECONNECTION" });
    expect(offered).toEqual(["a"]);
    expect(await stateOf("c")).toMatchObject({ state: "waiting", reason: "ECONNECTION" });
  });

  test("goes on with the others when one is refused for now, and tries it again later", async () => {
    await put("a", "b");
    const { offered, send } = mailServer((name) => (name === "a" ? busy : taken));
    await pass(send);
    await pass(send);
    expect(offered).toEqual(["a", "b"]);
    expect(await stateOf("a")).toMatchObject({ state: "waiting", attempts: 1, reason: "busy" });
    time.now += 1000;
    await pass(send);
    expect(offered).toEqual(["a", "b", "a"]);
    expect(lines.join()).toContain(`${messageId("a")} was not accepted: busy. Next try at`);
  });

  test("sets a message aside that is refused for good, and tells", async () => {
    await put("a", "b");
    const onFailed = vi.fn(async () => {});
    const refused: SendResult = { kind: "refused", permanent: true, reason: "no such user" };
    const { offered, send } = mailServer((name) => (name === "a" ? refused : taken));
    await pass(send, { onFailed });
    time.now += 86_400_000;
    await pass(send, { onFailed });
    expect(offered).toEqual(["a", "b"]);
    expect(await stateOf("a")).toMatchObject({ state: "failed", reason: "no such user" });
    expect(onFailed).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ id: messageId("a") }),
      "no such user",
      expect.any(Buffer),
    );
    expect(lines.join()).toContain(`gave up on ${messageId("a")}: no such user`);
  });

  test("sets a file aside that cannot be read, and goes on with the others", async () => {
    await mkdir(join(folder, `${messageId("folder")}.eml`));
    await writeFile(join(folder, `${messageId("empty")}.eml`), "");
    await put("a");
    const { offered, send } = mailServer(() => taken);
    await pass(send);
    expect(offered).toEqual(["a"]);
    expect(await stateOf("empty")).toMatchObject({
      state: "failed",
      reason: "The file cannot be read: NOT_A_MAIL",
    });
    time.now += 1;
    expect(lines.join()).toContain("The file cannot be read: EISDIR");
  });

  test("gives up on a message after five days of trying", async () => {
    await put("a");
    const { offered, send } = mailServer(() => busy);
    await pass(send);
    time.now += 5 * 86_400_000 - 1;
    await pass(send);
    expect((await stateOf("a"))?.state).toBe("waiting");
    time.now += 60_001;
    await pass(send);
    expect(await stateOf("a")).toMatchObject({
      state: "failed",
      reason: "Given up after 5 days. busy",
    });
    expect(offered).toHaveLength(3);
  });

  test("ends when the mail server is away, and every message keeps its reason and its time", async () => {
    await put("a", "b", "c");
    const { offered, send } = mailServer(() => unavailable);
    const until = new Date(time.now + 7000);
    expect(await pass(send)).toEqual({ reason: "ECONNECTION", until });
    expect(offered).toEqual(["a"]);
    for (const name of ["a", "b", "c"]) {
      const kept = { reason: "ECONNECTION", nextTryAt: until, attempts: 1 };
      expect(await stateOf(name)).toMatchObject(kept);
    }
    time.now += 5 * 86_400_000;
    await pass(send);
    const failed = { state: "failed", reason: "Given up after 5 days. ECONNECTION" };
    expect(await store.list()).toMatchObject([failed, failed, failed]);
  });

  test("does not count an outage as an attempt for a message that it did not offer again", async () => {
    await put("a", "b");
    await pass(mailServer(() => busy).send);
    time.now += 60_000;
    const { offered, send } = mailServer(() => unavailable);
    await pass(send);
    expect(offered).toEqual(["a"]);
    expect(await stateOf("a")).toMatchObject({ attempts: 2, reason: "ECONNECTION" });
    expect(await stateOf("b")).toMatchObject({ attempts: 1, reason: "busy" });
  });

  test("passes over a message that another server is sending, without a word", async () => {
    await put("a", "b");
    await createFileStore({ folder, log, clock, leaseMs }).claim(messageId("a"));
    const { offered, send } = mailServer(() => taken);
    await pass(send);
    expect(offered).toEqual(["b"]);
    expect(lines).toEqual([`contact: sent ${messageId("b")}`]);
  });

  test("sends one message after the other while the mail server is quick", async () => {
    await put("a", "b", "c");
    let talking = 0;
    let most = 0;
    const { send } = mailServer(async () => {
      most = Math.max(most, ++talking);
      await new Promise((resolve) => setTimeout(resolve, 20));
      talking -= 1;
      return taken;
    });
    await pass(send);
    expect(most).toBe(1);
  });

  test("is not held up by a session that hangs, and neither is the next pass", async () => {
    await put("hangs", "a", "b", "c");
    let end = () => {};
    const { offered, send } = mailServer((name) =>
      name === "hangs" ? new Promise((resolve) => (end = () => resolve(taken))) : taken,
    );
    const underWay = new Set<Promise<void>>();
    const first = pass(send, { underWay });
    await vi.waitFor(async () => expect((await stateOf("c"))?.state).toBe("sent"), 20_000);
    await put("new");
    const second = pass(send, { underWay });
    await vi.waitFor(async () => expect((await stateOf("new"))?.state).toBe("sent"), 20_000);
    expect((await stateOf("hangs"))?.state).toBe("waiting");
    end();
    await Promise.all([first, second]);
    expect((await stateOf("hangs"))?.state).toBe("sent");
    expect(offered.filter((name) => name === "hangs")).toHaveLength(1);
  });

  test("holds ten sessions at most", async () => {
    const names = Array.from({ length: 12 }, (_, n) => `hangs ${n}`);
    await put(...names);
    const ends: (() => void)[] = [];
    const { offered, send } = mailServer(
      () => new Promise((resolve) => ends.push(() => resolve(taken))),
    );
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const second = async () => {
      await vi.advanceTimersByTimeAsync(1000);
      await new Promise(setImmediate);
    };
    try {
      const passing = pass(send);
      while (offered.length < 10) await second();
      for (let more = 0; more < 10; more++) await second();
      expect(offered).toHaveLength(10);
      while (offered.length < 12) {
        for (const end of ends.splice(0)) end();
        await second();
      }
      for (const end of ends) end();
      await passing;
    } finally {
      vi.useRealTimers();
    }
  });

  test("tells of an outage once, and postpones all that it did not offer", async () => {
    await put("a", "b", "c");
    const onOutage = vi.fn();
    const { offered, send } = mailServer(() => unavailable);
    await pass(send, { onOutage });
    expect([onOutage.mock.calls.length, offered]).toEqual([1, ["a"]]);
    const reasons = (await store.list()).map((message) => "reason" in message && message.reason);
    expect(reasons).toEqual(Array(3).fill("ECONNECTION"));
  });

  test("starts no further message when it should yield", async () => {
    await put("a", "b");
    const { offered, send } = mailServer(() => taken);
    await pass(send, { shouldYield: () => true });
    expect(offered).toEqual(["a"]);
  });

  test("leaves a message as it was when our own stop ends the session", async () => {
    await put("a");
    const stop = new AbortController();
    const { send } = mailServer(() => {
      stop.abort();
      return { kind: "unavailable", reason: "EABORTED" };
    });
    expect(await pass(send, { signal: stop.signal })).toBeNull();
    expect(await stateOf("a")).toMatchObject({ state: "waiting", attempts: 0, reason: null });
    expect(await store.claim(messageId("a"))).not.toBeNull();
  });
});

describe("a session that outlives the lease", () => {
  /** Real time passes, as it does in an SMTP session. */
  const ticking = () => {
    const started = Date.now();
    const base = time.now;
    return setInterval(() => (time.now = base + Date.now() - started), 5);
  };

  test("keeps its claim, so that no other server sends the message too", async () => {
    await put("a");
    const ticks = ticking();
    const second = createFileStore({ folder, log, clock, leaseMs });
    const other = { offered: 0 };
    const { offered, send } = mailServer(async () => {
      // Only from now on: until then, either server may claim the message.
      const watching = setInterval(async () => {
        const claim = await second.claim(messageId("a"));
        if (claim !== null) other.offered += 1;
      }, 50);
      await new Promise((resolve) => setTimeout(resolve, leaseMs * 3));
      clearInterval(watching);
      return taken;
    });
    await pass(send);
    clearInterval(ticks);
    expect(offered).toEqual(["a"]);
    expect(other.offered).toBe(0);
    expect((await stateOf("a"))?.state).toBe("sent");
  });

  /** The store, with claims whose renewal ends as the test says. */
  const renewedBy = (renew: () => Promise<boolean>) => ({
    ...store,
    claim: async (id: string) => {
      const claim = await store.claim(id);
      return claim && { ...claim, renew, renewEveryMs: 1 };
    },
  });

  test.each([
    ["the mail server took the message", async () => taken],
    ["the session failed", () => Promise.reject(new Error("EIO"))],
  ])("renews its claim no longer once %s", async (_, send) => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    try {
      await put("a");
      await pass(send);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  test("goes on when the claim cannot be renewed because of the disk", async () => {
    await put("a");
    await pass(async () => taken, { store: renewedBy(() => Promise.reject(new Error("EIO"))) });
    expect((await stateOf("a"))?.state).toBe("sent");
  });

  test("does not begin when the claim is lost before it", async () => {
    await put("a");
    const { offered, send } = mailServer(() => taken);
    await pass(send, { store: renewedBy(async () => false) });
    expect(offered).toEqual([]);
  });

  test("counts when the mail server took the message although the claim was lost", async () => {
    await put("a");
    let renewals = 0;
    const send: Send<Buffer> = (_, signal) =>
      new Promise((resolve) => signal.addEventListener("abort", () => resolve(taken)));
    await pass(send, { store: renewedBy(async () => ++renewals === 1) });
    expect((await stateOf("a"))?.state).toBe("sent");
  });

  test("is aborted when another server took over after all", async () => {
    await put("a");
    let broken = false;
    const send: Send<Buffer> = (_, signal) =>
      new Promise((resolve) => {
        // As if this process had been stopped for longer than the lease.
        time.now += leaseMs + 1;
        store.claim(messageId("a"));
        signal.addEventListener("abort", () => {
          broken = true;
          resolve({ kind: "unavailable", reason: "EABORTED" });
        });
      });
    expect(await pass(send)).toBeNull();
    expect(broken).toBe(true);
    expect(await stateOf("a")).toMatchObject({ state: "waiting", attempts: 0 });
    expect(lines).toEqual([`contact: another server took over ${messageId("a")}`]);
  });
});
