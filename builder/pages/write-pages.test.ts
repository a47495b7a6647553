import { mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { filesIn } from "../process/files.ts";
import { writePages } from "./write-pages.ts";

/** A folder with a renderer of this code. */
async function folderWith(code: string) {
  const folder = await mkdtemp(path.join(tmpdir(), "write-pages-"));
  await mkdir(path.join(folder, "renderer/assets"), { recursive: true });
  await writeFile(path.join(folder, "renderer/package.json"), '{"type":"module"}');
  await writeFile(path.join(folder, "renderer/entry.server.js"), code);
  await writeFile(path.join(folder, "renderer/assets/font.woff2"), "");
  return folder;
}

function write(folder: string) {
  return writePages(path.join(folder, "site"), path.join(folder, "renderer"));
}

test("every page has a folder, unknown paths one file, and the renderer is gone", async () => {
  const folder = await folderWith(
    "export const respond = async (path) => new Response(path, { status: path === '/404' ? 404 : 200 });",
  );
  await write(folder);
  const files = await filesIn(folder);
  expect(files).toEqual(
    expect.arrayContaining([
      ...["site/index.html", "site/about/index.html", "site/404.html"],
      ...["site/sitemap.xml", "site/assets/font.woff2"],
    ]),
  );
  expect(files.filter((file) => file.startsWith("renderer/"))).toEqual([]);
  expect(await readFile(path.join(folder, "site/about/index.html"), "utf8")).toBe("/about");
});

test("a page that fails is named", async () => {
  const folder = await folderWith(
    "export const respond = async (path) => { if (path === '/about') throw new Error('no photo'); return new Response(path); };",
  );
  await expect(write(folder)).rejects.toThrow("/about failed to render: no photo");
});

test("a page that the routes do not know is named", async () => {
  const folder = await folderWith(
    "export const respond = async (path) => new Response(path, { status: path === '/books' ? 404 : 200 });",
  );
  await expect(write(folder)).rejects.toThrow("/books: no such page.");
});
