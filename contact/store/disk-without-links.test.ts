import { access, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { hasCode } from "./disk.ts";

const refusal = { code: "EPERM" };

// Some network and memory-card file systems have no hard links. Test files share their modules, so this one
// loads its own copy of the disk and leaves none behind.
vi.resetModules();
vi.doMock("node:fs/promises", async (original) => ({
  ...(await original<typeof import("node:fs/promises")>()),
  link: async () => {
    throw Object.assign(new Error("no links"), refusal);
  },
}));

const { localDisk } = await import("./disk.ts");
afterAll(() => {
  vi.doUnmock("node:fs/promises");
  vi.resetModules();
});

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "no-links-"));
  await writeFile(join(folder, "draft"), "new");
});
afterEach(() => rm(folder, { recursive: true }));

const addName = () => localDisk.addName(join(folder, "draft"), join(folder, "mail"));

test.each(["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EMLINK"])(
  "without hard links (%s) a file is renamed, and loses its first name",
  async (code) => {
    refusal.code = code;
    await addName();
    expect(await readFile(join(folder, "mail"), "utf8")).toBe("new");
    await expect(access(join(folder, "draft"))).rejects.toMatchObject({ code: "ENOENT" });
  },
);

test("without hard links a name that is taken stays with the file that has it", async () => {
  refusal.code = "EPERM";
  await writeFile(join(folder, "mail"), "first");
  await expect(addName()).rejects.toMatchObject({ code: "EEXIST" });
  expect(await readFile(join(folder, "mail"), "utf8")).toBe("first");
  expect(await readFile(join(folder, "draft"), "utf8")).toBe("new");
});

test("any other refusal is handed on, and the file keeps its name", async () => {
  refusal.code = "EIO";
  await expect(addName()).rejects.toMatchObject({ code: "EIO" });
  expect(await readFile(join(folder, "draft"), "utf8")).toBe("new");
});

test("an error is known by its code alone", () => {
  const missing = Object.assign(new Error("x"), { code: "ENOENT" });
  expect(hasCode(missing, "EIO", "ENOENT")).toBe(true);
  expect(hasCode(missing, "EIO")).toBe(false);
  expect(hasCode(new Error("ENOENT"), "ENOENT")).toBe(false);
  expect(hasCode({ code: "ENOENT" }, "ENOENT")).toBe(false);
});
