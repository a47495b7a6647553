import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { FileList } from "#contracts/file-list.ts";
import { readFormPages } from "./form-pages.ts";
import { contactPageHtml } from "./sample-page.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "form-pages-"));
});
afterEach(() => rm(folder, { recursive: true }));

const owner = { name: "Owner", email: "owner@site.example" };
const page = {
  file: "contact.html",
  type: "text/html; charset=utf-8",
  size: 1,
  hash: "h",
  immutable: false,
  encodings: [],
};

async function pagesOf(html: string, files: FileList["files"] = { "/contact": page }) {
  await writeFile(join(folder, "contact.html"), html);
  return readFormPages(folder, { basePath: "/folio/", owner, files });
}

test("a form is answered with the built contact page, below the base path", async () => {
  const pages = await pagesOf(contactPageHtml);
  expect(await pages?.contactPage()).toBe(contactPageHtml);
  expect(pages).toMatchObject({ contactPagePath: "/folio/contact", owner });
});

test("no form is taken where the page posts none here, or where there is no page", async () => {
  expect(await pagesOf("<form></form>")).toBeUndefined();
  expect(await pagesOf(contactPageHtml, {})).toBeUndefined();
});
