import { mkdtemp, open, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inFolder, localDisk, removeIfThere } from "./disk.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "disk-"));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

/** Node has no public name for the class of an open file. */
async function watchSync() {
  const file = await open(join(folder, "any"), "w");
  await file.close();
  return vi.spyOn(Object.getPrototypeOf(file), "sync");
}

test("a new file is forced to disk when it is synced", async () => {
  const sync = await watchSync();
  const file = await localDisk.create(join(folder, "a"));
  await file.write(Buffer.from("text"));
  expect(sync).not.toHaveBeenCalled();
  await file.sync();
  expect(sync).toHaveBeenCalledOnce();
  await file.close();
});

test("a file that is closed is no longer open to be written", async () => {
  const file = await localDisk.create(join(folder, "a"));
  await file.close();
  await expect(file.write(Buffer.from("text"))).rejects.toMatchObject({ code: "EBADF" });
});

test.skipIf(process.platform === "win32")("a folder's names are forced to disk", async () => {
  const sync = await watchSync();
  await localDisk.syncFolder(folder);
  expect(sync).toHaveBeenCalledOnce();
});

test("a file that exists is not created again", async () => {
  await writeFile(join(folder, "a"), "first");
  await expect(localDisk.create(join(folder, "a"))).rejects.toMatchObject({ code: "EEXIST" });
});

test("a name that is taken is not given to another file", async () => {
  await writeFile(join(folder, "a"), "first");
  await writeFile(join(folder, "b"), "second");
  const naming = localDisk.addName(join(folder, "b"), join(folder, "a"));
  await expect(naming).rejects.toMatchObject({ code: "EEXIST" });
  expect(await readFile(join(folder, "a"), "utf8")).toBe("first");
});

test("a folder is made with those above it, and one that is there is left as it is", async () => {
  const deep = join(folder, "a", "b", "c");
  await localDisk.makeFolder(deep);
  await writeFile(join(deep, "file"), "text");
  await localDisk.makeFolder(deep);
  expect(await readFile(join(deep, "file"), "utf8")).toBe("text");
  await expect(localDisk.makeFolder(join(deep, "file"))).rejects.toMatchObject({ code: "EEXIST" });
});

test("a folder that cannot be made is an error", async () => {
  await writeFile(join(folder, "a"), "a file");
  const deep = join(folder, "a", "b", "c");
  await expect(localDisk.makeFolder(deep)).rejects.toMatchObject({ code: "ENOTDIR" });
});

test("the head of a mail is what comes before its first empty line", async () => {
  const path = join(folder, "mail");
  await writeFile(path, `Subject: \xfc\r\nTo: y\r\n\r\n${"text\r\n\r\n".repeat(10_000)}`);
  expect(String(await localDisk.readHead(path))).toBe("Subject: \xfc\r\nTo: y");
  await writeFile(path, '{"a":1}');
  expect(String(await localDisk.readHead(path))).toBe('{"a":1}');
  await expect(localDisk.readHead(folder)).rejects.toMatchObject({ code: "EISDIR" });
});

test("a file that is gone already counts as removed, and any other refusal is handed on", async () => {
  await removeIfThere(localDisk, join(folder, "gone"));
  const refusing = {
    ...localDisk,
    remove: () => Promise.reject(Object.assign(new Error("busy"), { code: "EBUSY" })),
  };
  await expect(removeIfThere(refusing, join(folder, "a"))).rejects.toThrow("busy");
});

test("a folder that is gone is made again, once, and any other refusal is handed on", async () => {
  const deep = join(folder, "deep");
  await inFolder(localDisk, deep, () => writeFile(join(deep, "a"), "text"));
  expect(await readFile(join(deep, "a"), "utf8")).toBe("text");
  const busy = vi.fn(() => Promise.reject(Object.assign(new Error("busy"), { code: "EBUSY" })));
  await expect(inFolder(localDisk, folder, busy)).rejects.toThrow("busy");
  expect(busy).toHaveBeenCalledOnce();
});
