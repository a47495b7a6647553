import { describe, expect, test, vi } from "vitest";
import type { MailStatus } from "../mail/mail-status.ts";
import type { FileStore } from "../store/file-store.ts";
import { createHealthCheck } from "./health.ts";

const time = { now: 1e12 };
const nothingThere = { oldestWaiting: null, failed: 0, usedShare: 0 };

function openCheck({
  probe = vi.fn(async () => {}),
  usedShare = 0,
  waitedMs = 0,
  failed = 0,
  mail = null,
  afterLogin = mail,
  overview = async () => ({ oldestWaiting: new Date(time.now - waitedMs), failed, usedShare }),
}: {
  probe?: () => Promise<void>;
  usedShare?: number;
  waitedMs?: number;
  failed?: number;
  mail?: MailStatus | null;
  /** What a login finds out. */
  afterLogin?: MailStatus | null;
  overview?: FileStore["overview"];
}) {
  let status = mail;
  const login = vi.fn(async () => {
    status = afterLogin;
  });
  const error = vi.fn();
  const check = createHealthCheck({
    store: { probe, overview },
    mail: mail && { current: () => status ?? mail, check: login },
    clock: () => time.now,
    log: { info() {}, warn() {}, error },
  });
  return { check, time, probe, error, login };
}

const broken = () => Promise.reject(new Error("read-only"));
const working: MailStatus = { kind: "working" };
const failing: MailStatus = { kind: "failing", reason: "EAUTH" };

describe("the health of the contact service", () => {
  test("is good when messages can be written", async () => {
    expect(await openCheck({}).check()).toEqual({
      accepting: true,
      waitingTooLong: false,
      failed: false,
      fillingUp: false,
      mail: "off",
    });
  });

  test.each<[string, Parameters<typeof openCheck>[0], boolean]>([
    ["a full outbox", { usedShare: 1, mail: working }, false],
    ["an outbox almost full", { usedShare: 0.99 }, true],
    ["a disk that fails, without a mail server", { probe: broken }, false],
    ["a disk that fails, with a mail account that fails", { probe: broken, mail: failing }, false],
    ["a disk that fails, with a mail server that works", { probe: broken, mail: working }, true],
    [
      "a disk that fails, with a mail server that has gone away since",
      { probe: broken, mail: working, afterLogin: failing },
      false,
    ],
    [
      "a disk that fails, with a mail server that is back",
      { probe: broken, mail: failing, afterLogin: working },
      true,
    ],
    ["a full disk that fails too", { probe: broken, usedShare: 1, mail: working }, false],
    ["a mail account that fails, with a disk that works", { mail: failing }, true],
  ])("with %s says whether messages are accepted", async (_, options, accepting) => {
    expect(await openCheck(options).check()).toMatchObject({ accepting });
  });

  test("logs in to the mail server only when messages have to be sent directly", async () => {
    const healthy = openCheck({ mail: working });
    await healthy.check();
    expect(healthy.login).not.toHaveBeenCalled();
    const unhealthy = openCheck({ mail: working, probe: broken });
    await Promise.all([unhealthy.check(), unhealthy.check()]);
    expect(unhealthy.login).toHaveBeenCalledOnce();
  });

  test.each([
    [0.49, false],
    [0.5, true],
  ])("of an outbox used to %d says whether it is filling up", async (usedShare, fillingUp) => {
    expect(await openCheck({ usedShare }).check()).toMatchObject({ accepting: true, fillingUp });
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
      fillingUp: false,
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
