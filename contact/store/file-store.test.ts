import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Disk, localDisk } from "./disk.ts";
import { messageId } from "./eml.ts";
import { createFileStore } from "./file-store.ts";
import { StoreFullError } from "./message-store.ts";
import { createFragileDisk } from "./test-fragile-disk.ts";
import { describeMessageStore } from "./test-store-contract.ts";

let parent = "";
let folder = "";
const lines: string[] = [];
const note = (line: string) => lines.push(line);
const log = { info: note, warn: note, error: note };
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), "file-store-"));
  folder = join(parent, "outbox");
  lines.length = 0;
});
afterEach(() => rm(parent, { recursive: true }));

const key = "8c5f6b1e-0000-4000-8000-000000000001";
const id = messageId(key);
const receivedAt = new Date();
const body = emlOf("text");

function emlOf(text: string) {
  return Buffer.from(`Subject: x\r\nDate: ${receivedAt.toUTCString()}\r\n\r\n${text}\r\n`);
}

async function openStore(options: Partial<Parameters<typeof createFileStore>[0]> = {}) {
  const store = createFileStore({ folder, log, ...options });
  await store.open();
  return store;
}

async function claimOf(store: Awaited<ReturnType<typeof openStore>>) {
  const claim = await store.claim(id);
  if (claim === null) throw new Error("not claimed");
  return claim;
}

function failingOn<K extends keyof Disk>(method: K, path: string, code: string): Disk {
  const failing = async (...args: string[]) => {
    if (args.some((arg) => typeof arg === "string" && arg.includes(path))) {
      throw Object.assign(new Error(code), { code });
    }
    return (localDisk[method] as (...all: string[]) => unknown)(...args);
  };
  return { ...localDisk, [method]: failing };
}

describeMessageStore("a folder of files", async () => {
  // Whole seconds: the time of a mail has no more, and the time of a file may have no more.
  const time = { now: Math.ceil(Date.now() / 1000) * 1000 };
  const clock = () => time.now;
  const leaseMs = 60_000;
  const open = () => createFileStore({ folder, log, clock, leaseMs });
  const store = open();
  await store.open();
  return {
    store,
    second: open(),
    advance: (ms) => (time.now += ms),
    now: () => new Date(time.now),
    leaseMs,
    bodyOf: (text) =>
      Buffer.from(`Subject: x\r\nDate: ${new Date(time.now).toUTCString()}\r\n\r\n${text}`),
    textOf: (eml) => eml.toString().split("\r\n\r\n")[1] ?? "",
  };
});

describe("the files of the outbox", () => {
  test("are named after the key and readable by the server's account alone", async () => {
    const store = await openStore();
    await store.put({ key, receivedAt, body });
    expect(await readFile(join(folder, `${id}.eml`))).toEqual(body);
    expect((await stat(join(folder, `${id}.eml`))).mode & 0o777).toBe(0o600);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect(await readdir(join(folder, "tmp"))).toEqual([]);
  });

  test("are written aside, made durable, named, and the name made durable, in this order", async () => {
    const steps: string[] = [];
    const short = (path: string) =>
      path.slice(folder.length + 1).replace(/\.[0-9a-f]{16}$/, ".RANDOM") || ".";
    function noted<T>(step: string, result: T): T {
      steps.push(step);
      return result;
    }
    const store = await openStore({
      disk: {
        ...localDisk,
        async create(path) {
          const file = await noted(`create ${short(path)}`, localDisk.create(path));
          return {
            write: (bytes) => noted("write", file.write(bytes)),
            sync: () => noted("sync", file.sync()),
            close: () => noted("close", file.close()),
          };
        },
        addName: (from, to) =>
          noted(`name ${short(from)} ${short(to)}`, localDisk.addName(from, to)),
        remove: (path) => noted(`remove ${short(path)}`, localDisk.remove(path)),
        syncFolder: (path) => noted(`sync folder ${short(path)}`, localDisk.syncFolder(path)),
      },
    });
    steps.length = 0;
    await store.put({ key, receivedAt, body });
    expect(steps).toEqual([
      `create tmp/${id}.RANDOM`,
      "write",
      "sync",
      "close",
      `name tmp/${id}.RANDOM ${id}.eml`,
      `remove tmp/${id}.RANDOM`,
      "sync folder .",
    ]);
    steps.length = 0;
    await store.put({ key, receivedAt, body });
    expect(steps).toEqual(["sync folder ."]);
  });

  test("lose no answered message and show no torn one, wherever the power is cut", {
    timeout: 60_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: 140 }),
        fc.infiniteStream(fc.boolean()),
        async (stepsUntilCut, luck) => {
          const disk = createFragileDisk(stepsUntilCut);
          const open = () => createFileStore({ folder: "/site/outbox", disk, log });
          const answered: string[] = [];
          try {
            const store = open();
            await store.open();
            for (let n = 0; n < 5; n++) {
              const message = { key: `${key}${n}`, receivedAt, body: emlOf(`whole ${n}`) };
              await store.put(message);
              answered.push(messageId(message.key));
              const claim = await store.claim(messageId(message.key));
              if (n % 3 === 1) await claim?.sent(receivedAt);
              else if (n % 3 === 2) await claim?.fail({ now: receivedAt, reason: "no" });
              else
                await claim?.postpone({ now: receivedAt, nextTryAt: receivedAt, reason: "busy" });
            }
          } catch {
            // The power is gone.
          }
          disk.restart(() => luck.next().value);
          const reopened = open();
          await reopened.open();
          const found = await reopened.list();
          const states = (wanted: string) => found.filter((message) => message.id === wanted);
          for (const wanted of answered) expect(states(wanted).length).toBeGreaterThan(0);
          for (const message of found) {
            expect((await reopened.read(message.id))?.toString()).toMatch(/whole \d\r\n$/);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  test("leave nothing behind when the disk is full", async () => {
    const store = await openStore({
      disk: {
        ...localDisk,
        async create(path) {
          const file = await localDisk.create(path);
          return { ...file, sync: () => Promise.reject(new Error("no space left")) };
        },
      },
    });
    await expect(store.put({ key, receivedAt, body })).rejects.toThrow("no space left");
    await expect(store.probe()).rejects.toThrow("no space left");
    expect(await readdir(folder)).toEqual(["done", "failed", "sent", "spam", "tmp"]);
    expect(await readdir(join(folder, "tmp"))).toEqual([]);
  });

  test("leave nothing to be sent twice when the name cannot be made durable", async () => {
    const store = await openStore();
    const failing = createFileStore({ folder, log, disk: failingOn("syncFolder", folder, "EIO") });
    await expect(failing.put({ key, receivedAt, body })).rejects.toThrow("EIO");
    expect(await store.due(new Date())).toEqual([]);
  });

  test("of an answered message stay when the disk fails as the same message comes again", async () => {
    const store = await openStore();
    await store.put({ key, receivedAt, body });
    const { inspect } = failingOn("inspect", `${id}.eml`, "EACCES");
    const { syncFolder } = failingOn("syncFolder", folder, "EIO");
    const failing = createFileStore({ folder, log, disk: { ...localDisk, inspect, syncFolder } });
    await expect(failing.put({ key, receivedAt, body })).rejects.toThrow("EIO");
    expect(await store.due(new Date())).toHaveLength(1);
  });

  test("that vanish while the store looks at them are missed by nobody", async () => {
    const list = async (path: string) => [
      ...(await localDisk.list(path)),
      `${id}.eml`,
      `${id}.known`,
    ];
    const store = await openStore({ disk: { ...localDisk, list } });
    for (const n of [1, 2]) await store.put({ key: `${key}${n}`, receivedAt, body });
    expect(await store.due(new Date())).toHaveLength(2);
    await store.clearLeftovers();
    expect(await store.forgetOld(new Date())).toBe(0);
  });

  test("of another server that is still writing stay, whatever its host and process id", async () => {
    await mkdir(join(folder, "tmp"), { recursive: true });
    const minutesAgo = (minutes: number) => Date.now() / 1000 - minutes * 60;
    for (const [name, minutes] of [
      ["fresh", 0],
      ["slow", 59],
      ["abandoned", 61],
    ] as const) {
      await writeFile(join(folder, "tmp", name), "half");
      await utimes(join(folder, "tmp", name), minutesAgo(minutes), minutesAgo(minutes));
    }
    await openStore();
    expect((await readdir(join(folder, "tmp"))).sort()).toEqual(["fresh", "slow"]);
  });

  test("that are not messages are left alone", async () => {
    const store = await openStore();
    await writeFile(join(folder, "notes.eml"), "the owner's own");
    await writeFile(join(folder, "list.txt"), "");
    expect(await store.due(new Date())).toEqual([]);
  });

  test("that the owner has taken away are missed by nobody", async () => {
    const store = await openStore();
    await store.put({ key, receivedAt, body });
    const claim = await claimOf(store);
    await rm(join(folder, `${id}.eml`));
    await claim.sent(new Date());
    expect(await store.list()).toEqual([]);
    expect(await store.claim(id)).toBeNull();
  });

  test("are made again when the owner deletes the folders", async () => {
    const store = await openStore();
    await store.put({ key, receivedAt, body });
    const claim = await claimOf(store);
    for (const name of ["sent", "failed", "tmp"]) await rm(join(folder, name), { recursive: true });
    await claim.sent(new Date());
    expect(await readdir(join(folder, "sent"))).toEqual([`${id}.eml`]);
    expect(await store.put({ key: `${key}2`, receivedAt, body })).toBe("stored");
    await rm(join(folder, "claims"), { recursive: true });
    expect(await store.claim(messageId(`${key}2`))).not.toBeNull();
  });

  test("are made again when the owner deletes the whole outbox", async () => {
    const store = await openStore();
    await store.put({ key, receivedAt, body });
    await rm(folder, { recursive: true });
    await store.clearLeftovers();
    expect(await store.due(new Date())).toEqual([]);
    expect(await store.list()).toEqual([]);
    await rm(folder, { recursive: true });
    expect(await store.put({ key, receivedAt, body })).toBe("stored");
    await rm(folder, { recursive: true });
    await store.probe();
    expect(await store.overview()).toMatchObject({ usedShare: 0 });
  });
});

describe("a message that was sent", () => {
  test("is not sent again when its file cannot be moved, also after a restart", async () => {
    const store = await openStore({ disk: failingOn("addName", "/sent/", "EACCES") });
    await store.put({ key, receivedAt, body });
    const claim = await claimOf(store);
    const sentAt = new Date(Math.floor(Date.now() / 1000) * 1000 - 60_000);
    await claim.sent(sentAt);
    expect(lines.join()).toContain("was sent but could not be moved to sent/: EACCES");
    expect(await store.claim(id)).toBeNull();
    const restarted = await openStore();
    expect(await restarted.claim(id)).toBeNull();
    expect(await readdir(join(folder, "sent"))).toEqual([`${id}.eml`]);
    expect(await restarted.list()).toMatchObject([{ state: "sent", sentAt }]);
    expect(await restarted.due(new Date())).toEqual([]);
  });

  test("is not sent again when the disk takes nothing at all anymore", async () => {
    const dead = { ...failingOn("addName", "/sent/", "EROFS") };
    const store = await openStore({
      disk: { ...dead, rename: failingOn("rename", "tmp", "EROFS").rename },
    });
    await store.put({ key, receivedAt, body });
    await (await claimOf(store)).sent(new Date());
    expect(await store.claim(id)).toBeNull();
  });

  test("is not among the failed ones too, where a crash left a copy of it", async () => {
    const store = await openStore();
    await store.put({ key, receivedAt, body });
    await writeFile(join(folder, "failed", `${id}.eml`), body);
    await (await claimOf(store)).sent(new Date());
    expect((await store.list()).map(({ state }) => state)).toEqual(["sent"]);
  });

  test("and is stored again at that very moment is dropped, not sent twice", async () => {
    const store = await openStore();
    await store.put({ key, receivedAt, body });
    await (await claimOf(store)).sent(new Date());
    await writeFile(join(folder, `${id}.eml`), body);
    expect(await store.claim(id)).toBeNull();
    expect((await store.list()).map(({ state }) => state)).toEqual(["sent"]);
  });
});

describe("a message that a server was working on when it died", () => {
  test("is free for another server after a minute, and no sooner", async () => {
    const time = { now: Date.now() };
    const clock = () => time.now;
    const dead = await openStore({ clock });
    await dead.put({ key, receivedAt, body });
    await claimOf(dead);
    const other = await openStore({ clock });
    time.now += 59_999;
    expect(await other.claim(id)).toBeNull();
    time.now += 1;
    expect(await other.claim(id)).not.toBeNull();
  });

  test("has its claim renewed four times before it runs out", async () => {
    const store = await openStore({ leaseMs: 60_000 });
    await store.put({ key, receivedAt, body });
    expect((await claimOf(store)).renewEveryMs).toBe(15_000);
  });
});

describe("a claim", () => {
  test("on one message leaves the others free", async () => {
    const store = await openStore();
    for (const n of [1, 2]) await store.put({ key: `${key}${n}`, receivedAt, body });
    expect(await store.claim(messageId(`${key}1`))).not.toBeNull();
    expect(await store.claim(messageId(`${key}2`))).not.toBeNull();
  });

  test("of a killed server is cleared away an hour after it ran out, and no sooner", async () => {
    const time = { now: Date.now() };
    const store = await openStore({ clock: () => time.now, leaseMs: 60_000 });
    await store.put({ key, receivedAt, body });
    await claimOf(store);
    time.now += 60_000 + 3_600_000;
    await store.clearLeftovers();
    expect(await readdir(join(folder, "claims"))).toHaveLength(1);
    time.now += 1;
    await store.clearLeftovers();
    expect(await readdir(join(folder, "claims"))).toEqual([]);
  });

  test("that ran out is taken over by one server alone, also where a crash left two of them", async () => {
    await (await openStore()).put({ key, receivedAt, body });
    await mkdir(join(folder, "claims"));
    for (const token of ["0".repeat(16), "f".repeat(16)]) {
      await writeFile(join(folder, "claims", `${id}.${token}.1`), "");
    }
    let listed = 0;
    let releaseBoth = () => {};
    const bothListed = new Promise<void>((resolve) => (releaseBoth = resolve));
    const servers = [1, -1].map((direction) => {
      const list = async (path: string) => {
        const names = (await localDisk.list(path)).sort();
        if (++listed === 2) releaseBoth();
        await bothListed;
        return direction > 0 ? names : names.reverse();
      };
      return createFileStore({ folder, log, disk: { ...localDisk, list } });
    });
    const claims = await Promise.all(servers.map((server) => server.claim(id)));
    expect(claims.filter((claim) => claim !== null)).toHaveLength(1);
  });

  test("is not held by a file of another name", async () => {
    const store = await openStore();
    await store.put({ key, receivedAt, body });
    await mkdir(join(folder, "claims"));
    for (const name of ["old", `0123456789abcdef.${Date.now() + 60_000}.bak`]) {
      await writeFile(join(folder, "claims", `${id}.${name}`), "");
    }
    expect(await store.claim(id)).not.toBeNull();
  });

  test("that the disk refuses to list or to renew is an error, not a claim lost or won", async () => {
    const store = await openStore();
    await store.put({ key, receivedAt, body });
    const unlisted = await openStore({ disk: failingOn("list", "claims", "EIO") });
    await expect(unlisted.claim(id)).rejects.toThrow("EIO");
    const unrenewed = await openStore({ disk: failingOn("rename", "claims", "EIO") });
    const claim = await claimOf(unrenewed);
    await expect(claim.renew()).rejects.toThrow("EIO");
  });

  test("on a mail that the disk cannot look at is given back", async () => {
    const store = await openStore();
    await store.put({ key, receivedAt, body });
    const failing = await openStore({ disk: failingOn("inspect", `${id}.eml`, "EIO") });
    await expect(failing.claim(id)).rejects.toThrow("EIO");
    expect(await readdir(join(folder, "claims"))).toEqual([]);
  });
});

describe("the folders", () => {
  test("are there, and would survive a power cut, once the store is open", async () => {
    const synced: string[] = [];
    const syncFolder = async (path: string) => {
      synced.push(path);
    };
    await openStore({ disk: { ...localDisk, syncFolder } });
    expect(synced).toEqual([parent, folder]);
    expect((await readdir(folder)).sort()).toEqual(["done", "failed", "sent", "spam", "tmp"]);
  });

  test("hold no record of attempts anymore once a message was sent", async () => {
    const store = await openStore();
    await store.put({ key, receivedAt, body });
    const now = new Date();
    await (await claimOf(store)).postpone({ now, nextTryAt: now, reason: "busy" });
    expect(await readdir(folder)).toContain(`${id}.json`);
    await (await claimOf(store)).sent(now);
    expect(await readdir(folder)).not.toContain(`${id}.json`);
  });

  test("hold no record of a failure anymore once the message waits again", async () => {
    const store = await openStore();
    await store.put({ key, receivedAt, body });
    await (await claimOf(store)).fail({ now: new Date(), reason: "no" });
    await store.requeue(id);
    expect(await readdir(join(folder, "failed"))).toEqual([]);
  });

  test("give messages of the same moment in the order of their ids", async () => {
    // Neither sorted nor reversed, as file systems may list them.
    const list = async (path: string) => {
      const names = (await localDisk.list(path)).sort();
      return [...names.slice(3), ...names.slice(0, 3)];
    };
    const store = await openStore({ disk: { ...localDisk, list } });
    const ids = Array.from({ length: 6 }, (_, n) => messageId(`${key}${n}`));
    for (const n of ids.keys()) await store.put({ key: `${key}${n}`, receivedAt, body });
    expect((await store.due(new Date())).map((message) => message.id)).toEqual(ids.toSorted());
  });

  test("tell the health check since when a message waits, how many failed and what is used", async () => {
    const store = await openStore({ maxMessages: 10 });
    expect(await store.overview()).toEqual({ oldestWaiting: null, failed: 0, usedShare: 0 });
    const at = (second: number) => new Date(Date.UTC(2026, 10, 15, 9, 30, second));
    for (const n of [0, 1, 2]) await store.put({ key: `${key}${n}`, receivedAt: at(n), body });
    await (await store.claim(messageId(`${key}0`)))?.fail({ now: at(5), reason: "no" });
    expect(await store.overview()).toEqual({ oldestWaiting: at(1), failed: 1, usedShare: 0.3 });
  });

  test("that cannot be searched keep a message that may be there already: twice is better than never", async () => {
    const store = await openStore({ disk: failingOn("inspect", `${id}.eml`, "EACCES") });
    expect(await store.put({ key, receivedAt, body })).toBe("stored");
    expect(await readdir(folder)).toContain(`${id}.eml`);
  });

  test("that refuse the name of a new message say so, and nothing waits", async () => {
    const store = await openStore({ disk: failingOn("addName", `${id}.eml`, "EIO") });
    await expect(store.put({ key, receivedAt, body })).rejects.toThrow("EIO");
    expect(await store.due(new Date())).toEqual([]);
  });
});

describe("a message that failed", () => {
  test("stays where it is when failed/ cannot be written, and is left alone for an hour", async () => {
    const store = await openStore({ disk: failingOn("addName", "/failed/", "EACCES") });
    await store.put({ key, receivedAt, body });
    const now = new Date();
    await (await claimOf(store)).fail({ now, reason: "refused" });
    expect(await readFile(join(folder, `${id}.eml`))).toEqual(body);
    expect(await store.due(new Date(now.getTime() + 3_599_000))).toEqual([]);
    expect(await store.due(new Date(now.getTime() + 3_601_000))).toHaveLength(1);
  });

  test.each([
    ["an empty file", ""],
    ["a file without headers", "no colon here\r\n\r\ntext"],
    ["a torn file", "Subject: x\r\nFrom: so"],
  ])("because it is %s cannot be read", async (_, content) => {
    const store = await openStore();
    await writeFile(join(folder, `${id}.eml`), content);
    await expect((await claimOf(store)).read()).rejects.toMatchObject({ code: "NOT_A_MAIL" });
  });
});

test("a list is made from the head of each file, which takes a tenth of the time", async () => {
  const before = await openStore();
  for (const n of [1, 2, 3]) await before.put({ key: `${key}${n}`, receivedAt, body });
  await (await before.claim(messageId(`${key}1`)))?.fail({ now: receivedAt, reason: "no" });
  await (await before.claim(messageId(`${key}2`)))?.sent(receivedAt);
  const slow = () => Promise.reject(new Error("slow"));
  const store = createFileStore({ folder, log, disk: { ...localDisk, read: slow } });
  const list = await store.list();
  expect(list.map(({ state }) => state).sort()).toEqual(["failed", "sent", "waiting"]);
  expect(list).toMatchObject(Array(3).fill({ head: expect.any(Buffer) }));
  expect(String(list[0]?.head)).toBe(String(body).split("\r\n\r\n")[0]);
  expect(list.find(({ state }) => state === "failed")).toMatchObject({ reason: "no" });
});

describe("a message that the owner has dealt with", () => {
  test("is filed as done from wherever it was, with no record of attempts, and is never sent", async () => {
    const store = await openStore();
    for (const n of [1, 2]) await store.put({ key: `${key}${n}`, receivedAt, body });
    const now = new Date();
    await (await store.claim(messageId(`${key}1`)))?.fail({ now, reason: "no" });
    await (await store.claim(messageId(`${key}2`)))?.postpone({ now, nextTryAt: now, reason: "b" });
    for (const n of [1, 2]) expect(await store.done(messageId(`${key}${n}`))).toBe(true);
    expect((await store.list()).map(({ state }) => state)).toEqual(["done", "done"]);
    expect(await store.due(new Date())).toEqual([]);
    expect((await readdir(folder)).filter((name) => name.endsWith(".json"))).toEqual([]);
    expect(await readdir(join(folder, "failed"))).toEqual([]);
    expect(await store.put({ key: `${key}1`, receivedAt, body })).toBe("known");
  });

  test("waits again when the owner sends it after all", async () => {
    const store = await openStore();
    await store.put({ key, receivedAt, body });
    await store.done(id);
    expect(await store.requeue(id)).toBe(true);
    expect(await store.due(new Date())).toHaveLength(1);
  });

  test("is deleted after its days, counted from the moment it was done", async () => {
    const time = { now: Date.now() };
    const store = await openStore({ clock: () => time.now });
    await store.put({ key, receivedAt: new Date(0), body });
    await store.done(id);
    expect(await store.forgetOld(new Date(time.now - 2000))).toBe(0);
    expect(await store.forgetOld(new Date(time.now + 2000))).toBe(1);
    expect(await store.list()).toEqual([]);
  });

  test("is not sent where a power cut left it waiting too", async () => {
    const store = await openStore();
    await store.put({ key, receivedAt, body });
    await store.done(id);
    await writeFile(join(folder, `${id}.eml`), body);
    expect(await store.claim(id)).toBeNull();
    expect((await store.list()).map(({ state }) => state)).toEqual(["done"]);
  });

  test("stays as it is while a server sends it", async () => {
    const store = await openStore();
    await store.put({ key, receivedAt, body });
    await claimOf(store);
    expect([await store.done(id), await store.remove(id)]).toEqual([false, false]);
    expect((await store.list()).map(({ state }) => state)).toEqual(["waiting"]);
  });
});

describe("a message that the owner deletes", () => {
  test("is gone from every folder, with its records, and is not stored again", async () => {
    const store = await openStore();
    await store.put({ key, receivedAt, body });
    await (await claimOf(store)).fail({ now: new Date(), reason: "no" });
    // As a crash in the middle of a move leaves it.
    await writeFile(join(folder, `${id}.eml`), body);
    expect(await store.remove(id)).toBe(true);
    expect(await store.list()).toEqual([]);
    const files = await readdir(folder, { recursive: true });
    expect(files.filter((name) => name.includes(id))).toEqual([join("sent", `${id}.known`)]);
    expect(await store.put({ key, receivedAt, body })).toBe("known");
    expect(await store.remove(id)).toBe(false);
  });
});

describe("a message that was sent without being stored", () => {
  test("is known after a restart, on a disk that takes empty files alone", async () => {
    const full: Disk = {
      ...localDisk,
      async create(path) {
        const file = await localDisk.create(path);
        const write = () => Promise.reject(Object.assign(new Error("full"), { code: "ENOSPC" }));
        return { ...file, write };
      },
    };
    const store = await openStore({ disk: full });
    await expect(store.put({ key, receivedAt, body })).rejects.toThrow("full");
    await store.remember(key);
    await store.remember(key);
    const restarted = await openStore({ disk: full });
    expect(await restarted.put({ key, receivedAt, body })).toBe("known");
    expect(await restarted.list()).toEqual([]);
  });
});

describe("an outbox that is filling up", () => {
  const warnings = () => lines.filter((line) => line.includes("% full"));

  test("warns from half of its limit on, once a day, and again after a restart", async () => {
    const time = { now: Date.now() };
    const options = { maxMessages: 10, clock: () => time.now };
    const store = await openStore(options);
    for (let n = 0; n < 4; n++) await store.put({ key: `${key}${n}`, receivedAt, body });
    expect(warnings()).toEqual([]);
    for (let n = 4; n < 8; n++) await store.put({ key: `${key}${n}`, receivedAt, body });
    expect(warnings()).toEqual([
      expect.stringContaining("the outbox is 50 % full, with 5 messages"),
    ]);
    time.now += 86_400_000;
    await store.put({ key, receivedAt, body });
    expect(warnings()).toHaveLength(2);
    await (await openStore(options)).overview();
    expect(warnings()).toHaveLength(3);
  });

  test("counts its bytes too", async () => {
    const store = await openStore({ maxBytes: body.byteLength * 3 });
    for (const n of [1, 2]) await store.put({ key: `${key}${n}`, receivedAt, body });
    expect(warnings()).toHaveLength(1);
  });
});

describe("a full outbox", () => {
  test("refuses a message past the largest number, and takes a known one", async () => {
    const store = await openStore({ maxMessages: 2 });
    for (const n of [1, 2]) await store.put({ key: `${key}${n}`, receivedAt, body });
    await expect(store.put({ key, receivedAt, body })).rejects.toBeInstanceOf(StoreFullError);
    expect(await store.put({ key: `${key}1`, receivedAt, body })).toBe("known");
    expect(await store.overview()).toMatchObject({ usedShare: 1 });
  });

  test("refuses a message past the largest size, sent copies included", async () => {
    const store = await openStore({ maxBytes: body.byteLength * 2 + 1 });
    for (const n of [1, 2]) await store.put({ key: `${key}${n}`, receivedAt, body });
    await (await store.claim(messageId(`${key}1`)))?.sent(new Date());
    await expect(store.put({ key, receivedAt, body })).rejects.toBeInstanceOf(StoreFullError);
  });

  test("is not one whose folders cannot be listed", async () => {
    await openStore();
    const disk = failingOn("list", folder, "EIO");
    const store = createFileStore({ folder, log, maxMessages: 1, disk });
    expect(await store.put({ key, receivedAt, body })).toBe("stored");
  });

  test("takes messages up to its size, to the byte", async () => {
    const store = await openStore({ maxBytes: body.byteLength * 2 });
    for (const n of [1, 2]) {
      expect(await store.put({ key: `${key}${n}`, receivedAt, body })).toBe("stored");
    }
  });

  test("is still full after a restart, counting what waits, what failed and what was sent", async () => {
    const before = await openStore();
    for (const n of [1, 2, 3]) await before.put({ key: `${key}${n}`, receivedAt, body });
    await (await before.claim(messageId(`${key}1`)))?.fail({ now: new Date(), reason: "no" });
    await (await before.claim(messageId(`${key}2`)))?.sent(new Date());
    // One waits and one failed; the sent one counts by its size alone.
    for (const [limits, full] of [
      [{ maxMessages: 2 }, true],
      [{ maxMessages: 3 }, false],
      [{ maxBytes: body.byteLength * 4 - 1 }, true],
      [{ maxBytes: body.byteLength * 4 }, false],
    ] as const) {
      const restarted = await openStore(limits);
      const put = restarted.put({ key: `${key}4`, receivedAt, body });
      if (full) await expect(put).rejects.toBeInstanceOf(StoreFullError);
      else expect(await put).toBe("stored");
      await rm(join(folder, `${messageId(`${key}4`)}.eml`), { force: true });
    }
  });

  test.each([
    ["a minute later", 61_000],
    ["after the clock was set back", -86_400_000],
  ])("takes messages again when there is room, %s", async (_, elapsedMs) => {
    const time = { now: Date.now() };
    const store = await openStore({ maxMessages: 1, clock: () => time.now });
    await store.put({ key, receivedAt, body });
    await rm(join(folder, `${id}.eml`));
    const next = { key: `${key}2`, receivedAt, body };
    await expect(store.put(next)).rejects.toBeInstanceOf(StoreFullError);
    time.now += elapsedMs;
    expect(await store.put(next)).toBe("stored");
  });
});
