import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { profile } from "#content/profile.ts";
import { indexPages, missingPage, nameOf, pages, picturedPages } from "../pages.ts";
import { builtHtml } from "./built-page.ts";

/** The content of a `meta` element. */
function meta(html: string, name: string) {
  return new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];
}

/** The preview of a page as a file of the build; the page names it by its public address. */
function previewFile(html: string) {
  const { pathname } = new URL(meta(html, "og:image") ?? "");
  return path.join("build/client", pathname);
}

test.each([...pages, ...indexPages].map(nameOf))(
  "%s has one h1, a title and a description",
  async (name) => {
    const html = await builtHtml(name.slice(1));
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html).toMatch(/<title>\S[^<]*<\/title>/);
    expect(html).toMatch(/<meta name="description" content="\S[^"]*"/);
  },
);

test.each([
  ["title", /<title>([^<]+)<\/title>/],
  ["description", /<meta name="description" content="([^"]+)"/],
  ["canonical URL", /<link rel="canonical" href="([^"]+)"/],
])("no two pages have the same %s", async (_, pattern) => {
  const values = await Promise.all(
    pages.map(async (page) => pattern.exec(await builtHtml(page))?.[1]),
  );
  expect(values).not.toContain(undefined);
  expect(new Set(values).size).toBe(pages.length);
});

describe("the preview that other sites show beside a link", () => {
  test.each(pages.map(nameOf))("of %s is a PNG as described", async (name) => {
    const html = await builtHtml(name.slice(1));
    expect(meta(html, "og:image")).toContain(`${profile.siteUrl}/previews/`);
    expect((await stat(previewFile(html))).size).toBeLessThan(100 * 1024);
    const { format, width, height } = await sharp(previewFile(html)).metadata();
    expect({ format, width, height }).toEqual({ format: "png", width: 1200, height: 630 });
    expect(meta(html, "og:image:width")).toBe(String(width));
    expect(meta(html, "og:image:height")).toBe(String(height));
    expect(meta(html, "og:image:alt")).toBeTruthy();
    expect(meta(html, "twitter:card")).toBe("summary_large_image");
  });

  test("differs from page to page, and the not-found page has that of Home", async () => {
    const previews = await Promise.all(
      picturedPages.map(async (page) => previewFile(await builtHtml(page))),
    );
    const pictures = await Promise.all(previews.map((file) => readFile(file)));
    expect(new Set(previews).size).toBe(picturedPages.length);
    expect(new Set(pictures.map((picture) => picture.toString("base64"))).size).toBe(
      picturedPages.length,
    );
    expect(previewFile(await builtHtml(missingPage))).toBe(previews[0]);
  });
});
