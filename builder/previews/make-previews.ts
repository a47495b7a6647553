import { mkdir, readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { previewPath } from "#app/lib/meta/page-meta.ts";
import { contentPaths } from "#content/pages.ts";
import { cardPage, laterProjectPages } from "#content/project-pages.ts";
import { contentFonts } from "../fonts/glyph-warning.ts";
import { tokenColours } from "../pages/token-colours.ts";
import { codeStamp, makeOnce } from "../process/make-once.ts";
import { severalAtOnce } from "../process/several-at-once.ts";
import { threads } from "../process/threads.ts";
import type { BuildSettings } from "../settings.ts";
import { cardChart, pageWords } from "./built-page.ts";
import type { Preview } from "./preview.ts";
import { previewOfPage } from "./preview-of-page.ts";
import type { PreviewMaterial } from "./preview-thread.ts";

/** How many previews justify another thread, which takes a second to start. */
const previewsForThread = 50;

type Settings = Pick<BuildSettings, "siteUrl" | "basePath">;
type PagePreview = { page: string; preview: Preview };

/** What the preview of each page shows, read from the built pages. */
export async function readPreviews(
  site: string,
  { siteUrl, basePath }: Settings,
  pages: readonly string[] = contentPaths,
): Promise<PagePreview[]> {
  const website = (siteUrl + basePath).replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "");
  const cards = await pagesWithCards(site);
  const previews: PagePreview[] = [];
  for (const page of pages) {
    const words = pageWords(await readPage(site, page));
    const design = await previewOfPage(page, words, (slug) =>
      cardChart(cards.get(cardPage(slug)) ?? "", slug),
    );
    previews.push({ page, preview: { ...design, website } });
  }
  return previews;
}

/** Writes the preview image that other sites show for each page; returns how many had to be drawn. */
export async function drawPreviews(
  site: string,
  previews: readonly PagePreview[],
  folder = ".cache/previews",
) {
  const [colours, fonts, code] = await Promise.all([
    tokenColours(),
    contentFonts(),
    codeStamp("builder/previews"),
  ]);
  const material: PreviewMaterial = { colours, fonts };
  const drawing = threads<Preview, Uint8Array>(
    new URL("./preview-thread.ts", import.meta.url),
    material,
  );
  await mkdir(path.join(site, "previews"), { recursive: true });
  let drawn = 0;
  const atOnce = Math.min(availableParallelism(), Math.ceil(previews.length / previewsForThread));
  try {
    await severalAtOnce(previews, atOnce, async ({ page, preview }) => {
      const ingredients = [preview, colours, code, fonts.map(({ file }) => file)];
      const { content, made } = await makeOnce({ folder, ending: ".png", ingredients }, () =>
        drawing.run(preview),
      );
      await writeFile(path.join(site, previewPath(page)), content);
      if (made) drawn += 1;
    });
  } finally {
    await drawing.close();
  }
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
