import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { projectsWithPage } from "#content/derived/page-paths.ts";
import { publishedArticles } from "#content/derived/published.ts";
import { drawPreviews } from "./draw-previews.ts";
import { readPreviews } from "./make-previews.ts";

const project = `/projects/${projectsWithPage[0]?.slug}`;
const article = `/blogs/${publishedArticles[0]?.slug}`;

/** One page of each kind; the browser tests look at every page of the real site. */
const pages = ["/", "/projects", project, "/about", "/blogs", article, "/books", "/contact"];

const settings = { siteUrl: "https://owner.example", basePath: "/folio/" };
let site = "";
let kept = "";
let drawnAtFirst = 0;

beforeAll(async () => {
  site = await mkdtemp(path.join(tmpdir(), "previews-site-"));
  kept = await mkdtemp(path.join(tmpdir(), "previews-kept-"));
  for (const page of pages) await writePage(page, `Title of ${page}`);
  drawnAtFirst = await makePreviews();
}, 120_000);

afterAll(async () => {
  await rm(site, { recursive: true });
  await rm(kept, { recursive: true });
});

async function makePreviews() {
  return drawPreviews(site, await readPreviews(site, settings, pages), kept);
}

/** A built page, with as much of its markup as a preview is made from. */
async function writePage(page: string, title: string) {
  const slug = project.split("/").at(-1);
  const card = `<article aria-labelledby="card-${slug}" class="flex"><div><svg class="font-mono" fill="currentColor"><rect width="100%" height="50" fill="currentColor" class="text-red"></rect></svg></div><h3 id="card-${slug}">A card</h3></article>`;
  await mkdir(path.join(site, page), { recursive: true });
  await writeFile(
    path.join(site, page, "index.html"),
    `<meta property="og:title" content="${title}"/><meta property="og:description" content="Rates &amp; returns, in two lines."/>${card}`,
  );
}

function file(name: string) {
  return path.join(site, "previews", name);
}

describe("previews", () => {
  test("every kind of page gets a picture of the size that other sites ask for", async () => {
    const names = await readdir(path.join(site, "previews"));
    expect(names).toHaveLength(pages.length);
    for (const name of names) {
      const { format, width, height } = await sharp(file(name)).metadata();
      expect({ name, format, width, height }).toEqual({
        name,
        format: "png",
        width: 1200,
        height: 630,
      });
      expect((await stat(file(name))).size, name).toBeLessThan(60 * 1024);
    }
  });

  test("a picture is named for its page's address", async () => {
    const names = await readdir(path.join(site, "previews"));
    expect(names).toContain("home.png");
    expect(names).toContain(`${project.slice(1).replace("/", "-")}.png`);
  });

  test("a project's picture holds the chart of its card, in the site's colors", async () => {
    const pixels = sharp(file(`${project.slice(1).replace("/", "-")}.png`)).removeAlpha();
    const middleOfChart = { left: 600, top: 360, width: 1, height: 1 };
    const color = [...(await pixels.extract(middleOfChart).raw().toBuffer())];
    const red = [0xa3, 0x3a, 0x1f];
    expect(color).toEqual(red);
  });

  test("a second build draws nothing again", async () => {
    expect(drawnAtFirst).toBe(pages.length);
    const before = await readFile(file("contact.png"));
    expect(await makePreviews()).toBe(0);
    expect((await readFile(file("contact.png"))).equals(before)).toBe(true);
  });

  test("only a page whose title changed is drawn again", async () => {
    const before = await readFile(file("contact.png"));
    await writePage("/contact", "Another title");
    expect(await makePreviews()).toBe(1);
    expect((await readFile(file("contact.png"))).equals(before)).toBe(false);
  });
});
