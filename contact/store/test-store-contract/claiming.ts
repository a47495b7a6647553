import { expect, test } from "vitest";
import { claimFirst, type OpenStore, openWith } from "./store-under-test.ts";

/** Which message is sent next, and by which server. */
export function describeClaiming<Body>(open: OpenStore<Body>) {
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
