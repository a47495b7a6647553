import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { previewPath } from "#app/lib/meta/page-meta.ts";
import { contentFonts } from "../fonts/glyph-warning.ts";
import { tokenColors } from "../pages/token-colors.ts";
import { cachedFile, codeHash } from "../process/cached-file.ts";
import { drawPreview } from "./draw-preview.tsx";
import type { Preview } from "./preview.ts";

export type PagePreview = { page: string; preview: Preview };

/** Writes the preview image that other sites show for each page; returns how many had to be drawn. */
export async function drawPreviews(
  site: string,
  previews: readonly PagePreview[],
  folder = ".cache/previews",
) {
  const [colors, fonts, code] = await Promise.all([
    tokenColors(),
    contentFonts(),
    codeHash("builder/previews"),
  ]);
  await mkdir(path.join(site, "previews"), { recursive: true });
  let drawn = 0;
  for (const { page, preview } of previews) {
    const inputs = [preview, colors, code, fonts.map(({ file }) => file)];
    const { content, isNew } = await cachedFile({ folder, extension: ".png", inputs }, () =>
      drawPreview(preview, colors, fonts),
    );
    await writeFile(path.join(site, previewPath(page)), content);
    if (isNew) drawn += 1;
  }
  return drawn;
}
