import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { localDisk } from "./disk.ts";
import { createFragileDisk } from "./fragile-disk.ts";
import { createMessageNames, nameTime } from "./message-name.ts";
import { openOutbox } from "./outbox.ts";
import { runStamp } from "./run-stamp.ts";

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

async function emptyFolder() {
  const parent = await mkdtemp(join(tmpdir(), "outbox-"));
  folders.push(parent);
  return join(parent, "outbox");
}

const moment = new Date("2025-11-15T09:30:00.123Z");
const eml = Buffer.from("Subject: x\r\n\r\ntext\r\n");

describe("message names", () => {
  test("sort in the order they were given, within a millisecond and when the clock is set back", () => {
    const nextName = createMessageNames();
    const moments = [
      moment,
      moment,
      new Date(moment.getTime() - 5000),
      new Date(moment.getTime() + 1),
    ];
    const names = moments.map((at) => nextName(at));
    expect(names.toSorted()).toEqual(names);
    expect(names[0]).toMatch(/^20251115T093000123Z-000000-[0-9a-f]{16}$/);
  });

  test("of two processes at the same moment differ", () => {
    const [one, other] = [createMessageNames(), createMessageNames()];
    expect(one(moment)).not.toBe(other(moment));
  });

  test("tell when the message came, and no other name does", () => {
    expect(nameTime(createMessageNames()(moment))).toBe(moment.getTime());
    expect(nameTime("notes")).toBeNull();
  });
});

describe("the outbox", () => {
  test("keeps a message as a file that only the server's account reads", async () => {
    const folder = await emptyFolder();
    const outbox = await openOutbox({ folder });
    await outbox.keep("a", eml);
    expect(await readFile(join(folder, "a.eml"))).toEqual(eml);
    expect((await stat(join(folder, "a.eml"))).mode & 0o777).toBe(0o600);
    expect(await readdir(join(folder, "tmp"))).toEqual([]);
  });

  test("writes aside, makes the content safe, names it, makes the name safe, in this order", async () => {
    const steps: string[] = [];
    const folder = await emptyFolder();
    const short = (path: string) => path.slice(folder.length + 1).replace(runStamp, "RUN") || ".";
    function noted<T>(step: string, result: T): T {
      steps.push(step);
      return result;
    }
    const outbox = await openOutbox({
      folder,
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
        rename: (from, to) =>
          noted(`rename ${short(from)} to ${short(to)}`, localDisk.rename(from, to)),
        syncFolder: (path) => noted(`sync folder ${short(path)}`, localDisk.syncFolder(path)),
      },
    });
    steps.length = 0;
    await outbox.keep("a", eml);
    expect(steps).toEqual([
      "create tmp/a.RUN",
      "write",
      "sync",
      "close",
      "rename tmp/a.RUN to a.eml",
      "sync folder .",
    ]);
  });

  test("loses no kept message and shows no torn one, wherever the power is cut", {
    timeout: 60_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: 60 }),
        fc.infiniteStream(fc.boolean()),
        async (stepsUntilCut, luck) => {
          const disk = createFragileDisk(stepsUntilCut);
          const kept: string[] = [];
          try {
            const outbox = await openOutbox({ folder: "/site/outbox", disk });
            const nextName = createMessageNames();
            for (let i = 0; i < 6; i++) {
              const name = nextName(moment);
              await outbox.keep(name, Buffer.from(`whole ${name}`));
              kept.push(name);
            }
          } catch {
            // The power is gone.
          }
          disk.restart(() => luck.next().value);
          const reopened = await openOutbox({ folder: "/site/outbox", disk });
          const found = await reopened.pending();
          for (const name of kept) expect(found).toContain(name);
          for (const name of found) {
            expect((await reopened.read(name))?.toString()).toBe(`whole ${name}`);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  test("that cannot write says so and leaves nothing behind", async () => {
    const folder = await emptyFolder();
    const outbox = await openOutbox({
      folder,
      disk: {
        ...localDisk,
        async create(path) {
          const file = await localDisk.create(path);
          return { ...file, sync: () => Promise.reject(new Error("no space left")) };
        },
      },
    });
    await expect(outbox.keep("a", eml)).rejects.toThrow("no space left");
    expect(await readdir(folder)).toEqual(["sent", "tmp"]);
    expect(await readdir(join(folder, "tmp"))).toEqual([]);
  });

  test("clears at its start what a killed run was writing, and nothing of a run that lives", async () => {
    const folder = await emptyFolder();
    await mkdir(join(folder, "tmp"), { recursive: true });
    const [host] = runStamp.split("-");
    const put = (name: string) => writeFile(join(folder, "tmp", name), "half");
    const neverAPid = 2 ** 22 + 1;
    await put(`killed.${host}-${neverAPid}-0123456789ab`);
    await put(`same-pid-earlier-run.${host}-${process.pid}-0123456789ab`);
    await put(`parent-process.${host}-${process.ppid}-0123456789ab`);
    await put(`mine.${runStamp}`);
    await put("other-machine.00000000-1-0123456789ab");
    await put("other-machine-long-ago.00000000-1-0123456789ab");
    await utimes(join(folder, "tmp", "other-machine-long-ago.00000000-1-0123456789ab"), 1, 1);
    await openOutbox({ folder });
    const left = await readdir(join(folder, "tmp"));
    expect(left.map((name) => name.split(".")[0]).sort()).toEqual([
      "mine",
      "other-machine",
      "parent-process",
    ]);
  });

  test("lists what waits, oldest first, and no file of another kind", async () => {
    const folder = await emptyFolder();
    const outbox = await openOutbox({ folder });
    const nextName = createMessageNames();
    const names = [1, 2, 3].map((n) => nextName(new Date(moment.getTime() + n)));
    for (const name of names.toReversed()) await outbox.keep(name, eml);
    await writeFile(join(folder, "notes.eml"), "the owner's own");
    await writeFile(join(folder, "sender.lock"), "");
    expect(await outbox.pending()).toEqual(names);
  });

  test("moves what was sent, and forgets it after its time", async () => {
    const folder = await emptyFolder();
    const outbox = await openOutbox({ folder });
    const nextName = createMessageNames();
    const [older, newer] = [nextName(moment), nextName(new Date(moment.getTime() + 60_000))];
    for (const name of [older, newer]) {
      await outbox.keep(name, eml);
      await outbox.markSent(name);
    }
    expect(await outbox.pending()).toEqual([]);
    expect(await readdir(join(folder, "sent"))).toEqual([`${older}.eml`, `${newer}.eml`]);
    expect(await outbox.forgetSent(moment.getTime() + 1)).toBe(1);
    expect(await readdir(join(folder, "sent"))).toEqual([`${newer}.eml`]);
  });

  test("takes it calmly when the owner has deleted a message", async () => {
    const outbox = await openOutbox({ folder: await emptyFolder() });
    expect(await outbox.read("gone")).toBeNull();
    await expect(outbox.markSent("gone")).resolves.toBeUndefined();
  });
});
