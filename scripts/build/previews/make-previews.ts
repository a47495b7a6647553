import { mkdir, readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { previewPath } from "#app/meta/preview-image.ts";
import { contentPaths } from "#content/pages.ts";
import { cardPage, laterProjectPages } from "#content/project-pages.ts";
import { contentFonts } from "../glyph-warning.ts";
import { houseColours } from "../house-colours.ts";
import { codeStamp, makeOnce } from "../make-once.ts";
import type { BuildSettings } from "../settings.ts";
import { severalAtOnce } from "../several-at-once.ts";
import { cardChart, pageWords } from "./built-page.ts";
import { previewOfPage } from "./preview-of-page.ts";

/** Writes the preview image that other sites show for each page; returns how many had to be drawn. */
export async function makePreviews(
  site: string,
  { siteUrl, basePath }: Pick<BuildSettings, "siteUrl" | "basePath">,
  { pages = contentPaths, folder = ".cache/previews" } = {},
) {
  const [colours, fonts, code] = await Promise.all([
    houseColours(),
    contentFonts(),
    codeStamp("scripts/build/previews"),
  ]);
  const website = (siteUrl + basePath).replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "");
  const cards = await pagesWithCards(site);
  await mkdir(path.join(site, "previews"), { recursive: true });
  let drawn = 0;
  // One is laid out while others are encoded, which happens on threads of their own.
  await severalAtOnce(pages, 2 * availableParallelism(), async (page) => {
    const html = await readPage(site, page);
    const design = await previewOfPage(page, pageWords(html), (slug) =>
      cardChart(cards.get(cardPage(slug)) ?? "", slug),
    );
    const preview = { ...design, website };
    const ingredients = [preview, colours, code, fonts.map(({ file }) => file)];
    const { content, made } = await makeOnce({ folder, ending: ".png", ingredients }, async () => {
      // The libraries are slow to load, and most builds find every image in the cache.
      const { drawPreview } = await import("./draw-preview.tsx");
      return drawPreview(preview, colours, fonts);
    });
    await writeFile(path.join(site, previewPath(page)), content);
    if (made) drawn += 1;
  });
  return drawn;
}

function readPage(site: string, page: string) {
  return readFile(path.join(site, page, "index.html"), "utf8");
}

async function pagesWithCards(site: string) {
  const html = new Map<string, string>();
  for (const page of ["/projects", ...laterProjectPages.map(({ path }) => path)]) {
    html.set(page, await readPage(site, page));
  }
  return html;
}
