import { describe, expect, test, vi } from "vitest";
import type { FileStore } from "./file-store.ts";
import { createHealthCheck } from "./health.ts";
import type { MailStatus } from "./mail-status.ts";

const time = { now: 1e12 };
const nothingThere = { oldestWaiting: null, failed: 0 };

function openCheck({
  probe = vi.fn(async () => {}),
  full = false,
  waitedMs = 0,
  failed = 0,
  mail = null,
  overview = async () => ({ oldestWaiting: new Date(time.now - waitedMs), failed }),
}: {
  probe?: () => Promise<void>;
  full?: boolean;
  waitedMs?: number;
  failed?: number;
  mail?: MailStatus | null;
  overview?: FileStore["overview"];
}) {
  const store = {
    probe,
    isFull: async () => full,
    overview,
  } as unknown as FileStore;
  const error = vi.fn();
  const check = createHealthCheck({
    store,
    mailStatus: mail && (() => mail),
    clock: () => time.now,
    log: { info() {}, warn() {}, error },
  });
  return { check, time, probe, error };
}

const broken = () => Promise.reject(new Error("read-only"));
const working: MailStatus = { kind: "working" };
const unknown: MailStatus = { kind: "unknown" };
const failing: MailStatus = { kind: "failing", reason: "EAUTH" };

describe("the health of the contact service", () => {
  test("is good when messages can be written", async () => {
    expect(await openCheck({}).check()).toEqual({
      accepting: true,
      waitingTooLong: false,
      failed: false,
      mail: "off",
    });
  });

  test.each([
    ["a full outbox", { full: true, mail: working }, false],
    ["a disk that fails, without a mail server", { probe: broken }, false],
    ["a disk that fails, with a mail account that fails", { probe: broken, mail: failing }, false],
    ["a disk that fails, with a mail server that works", { probe: broken, mail: working }, true],
    ["a disk that fails, with a mail server not tried yet", { probe: broken, mail: unknown }, true],
    ["a full disk that fails too", { probe: broken, full: true }, false],
    ["a mail account that fails, with a disk that works", { mail: failing }, true],
  ])("with %s says whether messages are accepted", async (_, options, accepting) => {
    expect(await openCheck(options).check()).toMatchObject({ accepting });
  });

  test("tells the owner, in the log alone, why the outbox cannot be written", async () => {
    const { check, error } = openCheck({ probe: broken });
    expect(JSON.stringify(await check())).not.toContain("Error");
    expect(error).toHaveBeenCalledExactlyOnceWith("contact: the outbox cannot be written: Error");
  });

  test("says that the mail account fails, without the reason", async () => {
    const health = await openCheck({ mail: failing }).check();
    expect(health.mail).toBe("failing");
    expect(JSON.stringify(health)).not.toContain("EAUTH");
  });

  test.each([
    ["after an hour, with a mail server", 3_600_001, working, true],
    ["at the hour, to the millisecond", 3_600_000, working, false],
    ["without a mail server, where messages wait for the owner", 1e9, null, false],
  ])("knows a message that waits too long: %s", async (_, waitedMs, mail, waitingTooLong) => {
    expect(await openCheck({ waitedMs, mail }).check()).toMatchObject({ waitingTooLong });
  });

  test("of an empty outbox knows no message that waits", async () => {
    const { check } = openCheck({ mail: working, overview: async () => nothingThere });
    expect(await check()).toMatchObject({ waitingTooLong: false, failed: false });
  });

  test("of a folder that cannot be listed tells what else it knows", async () => {
    const { check } = openCheck({ mail: working, overview: broken });
    expect(await check()).toEqual({
      accepting: true,
      waitingTooLong: false,
      failed: false,
      mail: "working",
    });
  });

  test("says that a message failed", async () => {
    expect(await openCheck({ failed: 1 }).check()).toMatchObject({ failed: true });
  });

  test("touches the disk every ten seconds at most", async () => {
    const { check, time, probe } = openCheck({});
    await Promise.all([check(), check(), check()]);
    time.now += 10_000;
    await check();
    expect(probe).toHaveBeenCalledTimes(1);
    time.now += 1;
    await check();
    expect(probe).toHaveBeenCalledTimes(2);
  });

  test("is looked at again when the clock was set back", async () => {
    const { check, time, probe } = openCheck({});
    await check();
    time.now -= 86_400_000;
    await check();
    expect(probe).toHaveBeenCalledTimes(2);
  });
});
