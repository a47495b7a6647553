import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { runStamp } from "./run-stamp.ts";
import { createSenderLease } from "./sender-lease.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "lease-"));
});
afterEach(() => rm(folder, { recursive: true }));

const [host] = runStamp.split("-");
const lock = () => join(folder, "sender.lock");

describe("the right to send", () => {
  test("is free, taken, renewed and given back", async () => {
    const lease = createSenderLease(folder);
    expect(await lease.hold()).toBe(true);
    expect(await readFile(lock(), "utf8")).toBe(runStamp);
    expect(await lease.hold()).toBe(true);
    await lease.release();
    expect(await readdir(folder)).toEqual([]);
  });

  test("stays with another process that lives, and is not released for it", async () => {
    const other = `${host}-${process.ppid}-0123456789ab`;
    await writeFile(lock(), other);
    const lease = createSenderLease(folder);
    expect(await lease.hold()).toBe(false);
    await lease.release();
    expect(await readFile(lock(), "utf8")).toBe(other);
  });

  test("passes on at once from a process that was killed", async () => {
    await writeFile(lock(), `${host}-${2 ** 22 + 1}-0123456789ab`);
    expect(await createSenderLease(folder).hold()).toBe(true);
    expect(await readFile(lock(), "utf8")).toBe(runStamp);
    expect(await readdir(folder)).toEqual(["sender.lock"]);
  });

  test("passes on from another machine only when it was not renewed for long", async () => {
    await writeFile(lock(), "00000000-1-0123456789ab");
    const lease = createSenderLease(folder);
    expect(await lease.hold()).toBe(false);
    await utimes(lock(), new Date(), new Date(Date.now() - 121_000));
    expect(await lease.hold()).toBe(true);
  });
});
