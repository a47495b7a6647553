import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { buildAndSwap, renameWithRetry } from "./build-and-swap.ts";

let parent = "";
beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), "beside-"));
});
afterEach(() => rm(parent, { recursive: true }));

async function write(folder: string, text: string) {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, "index.html"), text);
}

function served() {
  return readFile(path.join(parent, "build/index.html"), "utf8");
}

test("a build that fails leaves the last good one, and nothing beside it", async () => {
  const folder = path.join(parent, "build");
  await write(folder, "good");
  const failing = buildAndSwap(folder, async (beside) => {
    await write(beside, "half");
    throw new Error("a mistake");
  });
  await expect(failing).rejects.toThrow("a mistake");
  expect(await served()).toBe("good");
  expect(await readdir(parent)).toEqual(["build"]);
});

test.each(["over an older one", "where none was"])(
  "a build that succeeds is served, %s",
  async (where) => {
    const folder = path.join(parent, "build");
    if (where.startsWith("over")) await write(folder, "old");
    await buildAndSwap(folder, (beside) => write(beside, "new"));
    expect(await served()).toBe("new");
    expect(await readdir(parent)).toEqual(["build"]);
  },
);

test("a folder that another program is reading is moved when it is free", async () => {
  const busy = Object.assign(new Error("busy"), { code: "EPERM" });
  const rename = vi.fn().mockRejectedValueOnce(busy).mockResolvedValueOnce(undefined);
  await renameWithRetry("from", "to", rename);
  expect(rename).toHaveBeenCalledTimes(2);
});

test("a folder that is missing is not waited for", async () => {
  await expect(renameWithRetry(path.join(parent, "none"), parent)).rejects.toThrow("ENOENT");
});
