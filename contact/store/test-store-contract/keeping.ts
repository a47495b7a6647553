import { expect, test } from "vitest";
import { KeyReusedError, maxSpam } from "#contact/store/message-store.ts";
import { claimFirst, keyOf, type OpenStore, openWith } from "./store-under-test.ts";

const dayMs = 86_400_000;

/** One message per key, kept until it may go. */
export function describeKeeping<Body>(open: OpenStore<Body>) {
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
