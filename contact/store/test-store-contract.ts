import { describe, expect, test } from "vitest";
import { KeyReusedError, type MessageStore, maxSpam } from "#contact/store/message-store.ts";

/** What every store promises. The stores' own tests call it with a fresh one for each test. */
export function describeMessageStore<Body>(name: string, open: OpenStore<Body>) {
  describe(`${name} as a message store`, () => {
    describeKeeping(open);
    describeClaiming(open);
  });
}

type StoreUnderTest<Body> = {
  /** Two servers that share one storage. */
  store: MessageStore<Body>;
  second: MessageStore<Body>;
  /** Moves the clock of both, forward or backward. */
  advance(ms: number): void;
  now(): Date;
  leaseMs: number;
  bodyOf(text: string): Body;
  textOf(body: Body): string;
};

type OpenStore<Body> = () => Promise<StoreUnderTest<Body>>;

function keyOf(n: number) {
  return `key-of-message-${n}`;
}

/** A fresh store with this many messages, a second apart. */
async function openWith<Body>(open: OpenStore<Body>, count: number) {
  const opened = await open();
  for (let n = 1; n <= count; n++) {
    await opened.store.put({
      key: keyOf(n),
      receivedAt: opened.now(),
      body: opened.bodyOf(`${n}`),
    });
    opened.advance(1000);
  }
  return opened;
}

async function claimFirst<Body>({ store, now }: StoreUnderTest<Body>) {
  const [message] = await store.due(now());
  const claim = await store.claim(message?.id ?? "");
  if (claim === null) throw new Error("The message could not be claimed");
  return claim;
}

const dayMs = 86_400_000;

/** One message per key, kept until it may go. */
function describeKeeping<Body>(open: OpenStore<Body>) {
  test("keeps a message once, however often and wherever its key arrives", async () => {
    const { store, second, bodyOf, now, advance } = await open();
    const put = (to: typeof store) =>
      to.put({ key: keyOf(1), receivedAt: now(), body: bodyOf("text") });
    expect(await put(store)).toBe("stored");
    advance(60_000);
    expect(await put(second)).toBe("known");
    expect(await store.list()).toHaveLength(1);
  });

  test("keeps one of twenty that arrive with the same key at once", async () => {
    const { store, second, bodyOf, now } = await open();
    const message = { key: keyOf(1), receivedAt: now(), body: bodyOf("text") };
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 ? store : second).put(message)),
    );
    expect(results.filter((result) => result === "stored")).toHaveLength(1);
    expect(await store.list()).toHaveLength(1);
  });

  test("refuses another message under a key that is taken, and keeps the first", async () => {
    const { store, second, bodyOf, textOf, now } = await open();
    const put = (to: typeof store, text: string) =>
      to.put({ key: keyOf(1), receivedAt: now(), body: bodyOf(text) });
    await put(store, "first");
    await expect(put(second, "second")).rejects.toBeInstanceOf(KeyReusedError);
    const [only, ...others] = await store.list();
    expect(others).toEqual([]);
    const body = await second.read(only?.id ?? "");
    expect(body && textOf(body)).toBe("first");
  });

  test("keeps one of two different messages that arrive with the same key at once", async () => {
    const { store, second, bodyOf, now } = await open();
    const results = await Promise.allSettled(
      [store, second].map((to, n) =>
        to.put({ key: keyOf(1), receivedAt: now(), body: bodyOf(`${n}`) }),
      ),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await store.list()).toHaveLength(1);
  });

  test("knows a key that is being sent, was sent or has failed", async () => {
    const opened = await openWith(open, 3);
    const { store, now, bodyOf } = opened;
    await (await claimFirst(opened)).sent(now());
    await (await claimFirst(opened)).fail({ now: now(), reason: "refused" });
    await claimFirst(opened);
    for (const n of [1, 2, 3]) {
      const message = { key: keyOf(n), receivedAt: now() };
      expect(await store.put({ ...message, body: bodyOf(`${n}`) })).toBe("known");
      await expect(store.put({ ...message, body: bodyOf("other") })).rejects.toBeInstanceOf(
        KeyReusedError,
      );
    }
    expect((await store.list()).map(({ state }) => state)).toEqual(["sent", "failed", "waiting"]);
  });

  test("keeps what failed, with its reason, until the owner sends it again", async () => {
    const opened = await openWith(open, 1);
    const { store, second, now, advance, textOf } = opened;
    const claim = await claimFirst(opened);
    await claim.fail({ now: now(), reason: "refused for good" });
    expect(await store.due(now())).toEqual([]);
    expect(await store.list()).toEqual([
      expect.objectContaining({
        state: "failed",
        failedAt: now(),
        attempts: 1,
        reason: "refused for good",
      }),
    ]);
    advance(365 * 86_400_000);
    await store.forgetOld(now());
    expect(await second.requeue(claim.message.id)).toBe(true);
    const [message] = await store.due(now());
    expect(message).toMatchObject({ state: "waiting", attempts: 0, nextTryAt: null });
    const body = await (await store.claim(claim.message.id))?.read();
    expect(body && textOf(body)).toBe("1");
  });

  test("sends again what was sent, when the owner asks", async () => {
    const opened = await openWith(open, 1);
    const { store, now } = opened;
    const claim = await claimFirst(opened);
    await claim.sent(now());
    expect(await store.requeue(claim.message.id)).toBe(true);
    expect(await store.due(now())).toHaveLength(1);
    expect(await store.requeue("0".repeat(32))).toBe(false);
  });

  test("forgets what was sent before the moment, and nothing else", async () => {
    const opened = await openWith(open, 3);
    const { store, now, advance } = opened;
    const [early, late, waiting] = (await store.list()).map(({ id }) => id);
    await (await claimFirst(opened)).sent(now());
    advance(10_000);
    const between = now();
    advance(10_000);
    await (await claimFirst(opened)).sent(now());
    expect(await store.forgetOld(between)).toBe(1);
    expect((await store.list()).map(({ id, state }) => [id, state])).toEqual([
      [late, "sent"],
      [waiting, "waiting"],
    ]);
    expect(await store.read(early ?? "")).toBeNull();
    expect(await store.forgetOld(between)).toBe(0);
  });

  test("keeps what was sent for as long as the owner wants, longer than keys are remembered too", async () => {
    const opened = await openWith(open, 1);
    const { store, now, advance } = opened;
    await (await claimFirst(opened)).sent(now());
    const before = now();
    advance(90 * dayMs);
    expect(await store.forgetOld(before)).toBe(0);
    expect(await store.list()).toMatchObject([{ state: "sent" }]);
  });

  test("still knows the key of what it has forgotten, for thirty days more", async () => {
    const opened = await openWith(open, 1);
    const { store, second, now, advance, bodyOf } = opened;
    const claim = await claimFirst(opened);
    await claim.sent(now());
    advance(1000);
    await store.forgetOld(now());
    const put = () => second.put({ key: keyOf(1), receivedAt: now(), body: bodyOf("1") });
    expect(await put()).toBe("known");
    expect(await store.list()).toEqual([]);
    expect(await store.read(claim.message.id)).toBeNull();
    expect(await store.requeue(claim.message.id)).toBe(false);
    expect(await store.claim(claim.message.id)).toBeNull();
    advance(29 * dayMs);
    await store.forgetOld(now());
    expect(await put()).toBe("known");
    advance(2 * dayMs);
    await store.forgetOld(now());
    expect(await put()).toBe("stored");
  });

  test("keeps spam for the owner to see, and sends none unless the owner asks", async () => {
    const { store, second, now, bodyOf, textOf, advance } = await openWith(open, 0);
    const spam = { key: keyOf(1), receivedAt: now(), body: bodyOf("buy") };
    await store.putSpam(spam);
    await second.putSpam(spam);
    const [only, ...others] = await store.list();
    expect([only?.state, others]).toEqual(["spam", []]);
    const id = only?.id ?? "";
    const body = await second.read(id);
    expect(body && textOf(body)).toBe("buy");
    expect([await store.due(now()), await store.claim(id)]).toEqual([[], null]);
    expect(await store.overview()).toEqual({ oldestWaiting: null, failed: 0, usedShare: 0 });
    expect(await store.put({ ...spam, body: bodyOf("not spam") })).toBe("stored");
    expect(await store.requeue(id)).toBe(true);
    expect((await store.due(now())).map((message) => message.id)).toContain(id);
    await store.putSpam({ ...spam, key: keyOf(2) });
    advance(1000);
    expect(await store.forgetOld(now())).toBe(1);
    expect((await store.list()).map(({ state }) => state)).toEqual(["waiting", "waiting"]);
  });

  test("keeps no more spam than it should, and still takes messages", async () => {
    const { store, now, bodyOf } = await openWith(open, 0);
    for (let n = 0; n <= maxSpam; n++) {
      await store.putSpam({ key: keyOf(n), receivedAt: now(), body: bodyOf("buy") });
    }
    expect(await store.list()).toHaveLength(maxSpam);
    expect(await store.put({ key: keyOf(1), receivedAt: now(), body: bodyOf("text") })).toBe(
      "stored",
    );
  });
}

/** Which message is sent next, and by which server. */
function describeClaiming<Body>(open: OpenStore<Body>) {
  test("hands out due messages oldest first, those never tried before retries", async () => {
    const opened = await openWith(open, 3);
    const { store, now, advance } = opened;
    const ids = (await store.list()).map(({ id }) => id);
    expect((await store.due(now())).map(({ id }) => id)).toEqual(ids);
    const nextTryAt = new Date(now().getTime() + 5000);
    await (await claimFirst(opened)).postpone({ now: now(), nextTryAt, reason: "busy" });
    expect((await store.due(now())).map(({ id }) => id)).toEqual(ids.slice(1));
    advance(5000);
    expect((await store.due(now())).map(({ id }) => id)).toEqual([ids[1], ids[2], ids[0]]);
  });

  test("remembers attempts, reason and next try", async () => {
    const opened = await openWith(open, 1);
    const { second, now, advance } = opened;
    const firstTriedAt = now();
    await (await claimFirst(opened)).postpone({
      now: firstTriedAt,
      nextTryAt: firstTriedAt,
      reason: "busy",
    });
    advance(10_000);
    const nextTryAt = new Date(now().getTime() + 60_000);
    await (await claimFirst(opened)).postpone({ now: now(), nextTryAt, reason: "still busy" });
    expect(await second.list()).toEqual([
      expect.objectContaining({
        state: "waiting",
        attempts: 2,
        firstTriedAt,
        nextTryAt,
        reason: "still busy",
      }),
    ]);
  });

  test("gives one server at a time the right to send a message", async () => {
    const opened = await openWith(open, 1);
    const { second } = opened;
    const claim = await claimFirst(opened);
    expect(await second.claim(claim.message.id)).toBeNull();
    await claim.release();
    expect(await second.claim(claim.message.id)).not.toBeNull();
  });

  test("gives one of many that claim at once the right to send", async () => {
    const { store, second, now } = await openWith(open, 1);
    const [message] = await store.due(now());
    const claims = await Promise.all(
      Array.from({ length: 10 }, (_, n) => (n % 2 ? store : second).claim(message?.id ?? "")),
    );
    expect(claims.filter((claim) => claim !== null).length).toBeLessThanOrEqual(1);
  });

  test("keeps a claim that is renewed, however long it lasts", async () => {
    const opened = await openWith(open, 1);
    const { second, advance, leaseMs } = opened;
    const claim = await claimFirst(opened);
    expect(claim.renewEveryMs).toBeLessThanOrEqual(leaseMs / 2);
    for (let n = 0; n < 12; n++) {
      advance(claim.renewEveryMs);
      expect(await claim.renew()).toBe(true);
      expect(await second.claim(claim.message.id)).toBeNull();
    }
  });

  test("passes a claim on when it was not renewed in time, and tells the first holder", async () => {
    const opened = await openWith(open, 1);
    const { second, advance, leaseMs } = opened;
    const claim = await claimFirst(opened);
    advance(leaseMs - 1);
    expect(await second.claim(claim.message.id)).toBeNull();
    advance(2);
    const taken = await second.claim(claim.message.id);
    expect(taken).not.toBeNull();
    expect(await claim.renew()).toBe(false);
    expect(await taken?.renew()).toBe(true);
    await claim.release();
    expect(await opened.store.claim(claim.message.id)).toBeNull();
  });

  test("lets nobody claim what was sent, and nobody send it again", async () => {
    const opened = await openWith(open, 1);
    const { store, second, now } = opened;
    const claim = await claimFirst(opened);
    await claim.sent(now());
    expect(await second.claim(claim.message.id)).toBeNull();
    expect(await store.due(now())).toEqual([]);
    expect(await store.list()).toEqual([expect.objectContaining({ state: "sent", sentAt: now() })]);
  });

  test("is not held up by claims and waits from before the clock was set back", async () => {
    const year = 365 * 86_400_000;
    const opened = await openWith(open, 2);
    const { store, second, now, advance } = opened;
    advance(year);
    const nextTryAt = new Date(now().getTime() + 60_000);
    await (await claimFirst(opened)).postpone({ now: now(), nextTryAt, reason: "busy" });
    const abandoned = await claimFirst(opened);
    advance(-year);
    expect(await store.due(now())).toHaveLength(2);
    expect(await second.claim(abandoned.message.id)).not.toBeNull();
  });
}
