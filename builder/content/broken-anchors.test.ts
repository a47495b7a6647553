import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkAnchors } from "./broken-anchors.ts";

const article = "content/articles/one.mdx";
let site = "";

beforeAll(async () => {
  site = await mkdtemp(path.join(tmpdir(), "anchors-"));
  for (const page of ["blogs/one", "projects/two"]) {
    await mkdir(path.join(site, page), { recursive: true });
    const headings = '<h2 class="a" id="sources">Sources</h2><h2 id="_R_1b_">Search</h2>';
    await writeFile(path.join(site, page, "index.html"), headings);
  }
});

afterAll(() => rm(site, { recursive: true }));

test.each(["#source", "/projects/two#source", "/projects/two?rate=4#source"])(
  "a link to %s, which is not on its page, is one line with the places there are",
  async (href) => {
    const texts = new Map([[article, `First.\n\nSee [it](${href}).\n`]]);
    await expect(checkAnchors(site, texts)).rejects.toThrow(
      `${article}:3: "${href}" leads to no place on its page; use one of #sources.`,
    );
  },
);

test("links to places that exist pass, and so do links inside code", async () => {
  const text = "[a](#sources) [b](/projects/two#sources)\n\n```md\n[c](#nowhere)\n```\n";
  await expect(checkAnchors(site, new Map([[article, text]]))).resolves.toBeUndefined();
});
