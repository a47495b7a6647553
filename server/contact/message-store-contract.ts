import { describe, expect, test } from "vitest";
import type { MessageStore } from "./message-store.ts";

export type StoreUnderTest<Body> = {
  /** Two servers that share one storage. */
  store: MessageStore<Body>;
  second: MessageStore<Body>;
  /** Sets the clock of both forward. */
  advance(ms: number): void;
  now(): Date;
  leaseMs: number;
  bodyOf(text: string): Body;
  textOf(body: Body): string;
};

/** What every store promises. The stores' own tests call it with a fresh one for each test. */
export function describeMessageStore<Body>(
  name: string,
  open: () => Promise<StoreUnderTest<Body>>,
) {
  const key = (n: number) => `key-of-message-${n}`;

  async function openWith(count: number) {
    const opened = await open();
    for (let n = 1; n <= count; n++) {
      await opened.store.put({
        key: key(n),
        receivedAt: opened.now(),
        body: opened.bodyOf(`${n}`),
      });
      opened.advance(1000);
    }
    return opened;
  }

  async function claimFirst<B>({ store, now }: StoreUnderTest<B>) {
    const [message] = await store.due(now());
    const claim = await store.claim(message?.id ?? "");
    if (claim === null) throw new Error("The message could not be claimed");
    return claim;
  }

  describe(`${name} as a message store`, () => {
    test("keeps a message once, however often and wherever its key arrives", async () => {
      const { store, second, bodyOf, textOf, now } = await open();
      const put = (to: typeof store, text: string) =>
        to.put({ key: key(1), receivedAt: now(), body: bodyOf(text) });
      expect(await put(store, "first")).toBe("stored");
      expect(await put(second, "again")).toBe("known");
      const [only, ...others] = await store.list();
      expect(others).toEqual([]);
      const body = await second.read(only?.id ?? "");
      expect(body && textOf(body)).toBe("first");
    });

    test("keeps one of twenty that arrive with the same key at once", async () => {
      const { store, second, bodyOf, now } = await open();
      const results = await Promise.all(
        Array.from({ length: 20 }, (_, n) =>
          (n % 2 ? store : second).put({
            key: key(1),
            receivedAt: now(),
            body: bodyOf(`${n}`),
          }),
        ),
      );
      expect(results.filter((result) => result === "stored")).toHaveLength(1);
      expect(await store.list()).toHaveLength(1);
    });

    test("knows a key that is being sent, was sent or has failed", async () => {
      const opened = await openWith(3);
      const { store, now, bodyOf } = opened;
      await (await claimFirst(opened)).sent(now());
      await (await claimFirst(opened)).fail({ now: now(), reason: "refused" });
      await claimFirst(opened);
      for (const n of [1, 2, 3]) {
        const again = { key: key(n), receivedAt: now(), body: bodyOf("again") };
        expect(await store.put(again)).toBe("known");
      }
      expect((await store.list()).map(({ state }) => state)).toEqual(["sent", "failed", "waiting"]);
    });

    test("hands out due messages oldest first, those never tried before retries", async () => {
      const opened = await openWith(3);
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
      const opened = await openWith(1);
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
      const opened = await openWith(1);
      const { second } = opened;
      const claim = await claimFirst(opened);
      expect(await second.claim(claim.message.id)).toBeNull();
      await claim.release();
      expect(await second.claim(claim.message.id)).not.toBeNull();
    });

    test("gives one of many that claim at once the right to send", async () => {
      const { store, second, now } = await openWith(1);
      const [message] = await store.due(now());
      const claims = await Promise.all(
        Array.from({ length: 10 }, (_, n) => (n % 2 ? store : second).claim(message?.id ?? "")),
      );
      expect(claims.filter((claim) => claim !== null).length).toBeLessThanOrEqual(1);
    });

    test("keeps a claim that is renewed, however long it lasts", async () => {
      const opened = await openWith(1);
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
      const opened = await openWith(1);
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
      const opened = await openWith(1);
      const { store, second, now } = opened;
      const claim = await claimFirst(opened);
      await claim.sent(now());
      expect(await second.claim(claim.message.id)).toBeNull();
      expect(await store.due(now())).toEqual([]);
      expect(await store.list()).toEqual([
        expect.objectContaining({ state: "sent", sentAt: now() }),
      ]);
    });

    test("keeps what failed, with its reason, until the owner sends it again", async () => {
      const opened = await openWith(1);
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
      await store.forgetSent(now());
      expect(await second.requeue(claim.message.id)).toBe(true);
      const [message] = await store.due(now());
      expect(message).toMatchObject({ state: "waiting", attempts: 0, nextTryAt: null });
      const body = await (await store.claim(claim.message.id))?.read();
      expect(body && textOf(body)).toBe("1");
    });

    test("sends again what was sent, when the owner asks", async () => {
      const opened = await openWith(1);
      const { store, now } = opened;
      const claim = await claimFirst(opened);
      await claim.sent(now());
      expect(await store.requeue(claim.message.id)).toBe(true);
      expect(await store.due(now())).toHaveLength(1);
      expect(await store.requeue("0".repeat(32))).toBe(false);
    });

    test("forgets what was sent before the moment, and nothing else", async () => {
      const opened = await openWith(3);
      const { store, now, advance } = opened;
      const [early, late, waiting] = (await store.list()).map(({ id }) => id);
      await (await claimFirst(opened)).sent(now());
      advance(10_000);
      const between = now();
      advance(10_000);
      await (await claimFirst(opened)).sent(now());
      expect(await store.forgetSent(between)).toBe(1);
      const left = await store.list();
      expect(left.map(({ id, state }) => [id, state])).toEqual([
        [late, "sent"],
        [waiting, "waiting"],
      ]);
      expect(await store.read(early ?? "")).toBeNull();
    });
  });
}
