import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { finishPages, type PageStep } from "./finish-pages.ts";

let site = "";
beforeEach(async () => {
  site = await mkdtemp(path.join(tmpdir(), "pages-"));
  await mkdir(path.join(site, "about"));
  await writeFile(path.join(site, "index.html"), "home");
  await writeFile(path.join(site, "about/index.html"), "about");
  await writeFile(path.join(site, "feed.xml"), "feed");
});
afterEach(() => rm(site, { recursive: true }));

function read(file: string) {
  return readFile(path.join(site, file), "utf8");
}

test("every page takes the steps in their order, and other files take none", async () => {
  const steps: PageStep[] = [
    async (html, page) => `${html} of ${page}`,
    (html) => html.toUpperCase(),
    (html) => `${html}!`,
  ];
  await finishPages(site, steps, async () => {});
  expect(await read("index.html")).toBe("HOME OF INDEX.HTML!");
  expect(await read("about/index.html")).toBe("ABOUT OF ABOUT/INDEX.HTML!");
  expect(await read("feed.xml")).toBe("feed");
});

test("what follows a page finds it finished", async () => {
  const found: string[] = [];
  await finishPages(site, [(html) => `${html}!`], async (page) => {
    found.push(await read(page));
  });
  expect(found.sort()).toEqual(["about!", "home!"]);
});

test("a step that refuses a page stops the build", async () => {
  const refuse = (_: string, page: string) => {
    throw new Error(`${page}: refused`);
  };
  await expect(finishPages(site, [refuse], async () => {})).rejects.toThrow("index.html: refused");
});
