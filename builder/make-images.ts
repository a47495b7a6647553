/**
 * Renders the images in `content/images/` to the sizes and formats the site serves, and lists them
 * in `content/images/variants.json`. Run after changing a source; the results are committed, because
 * AVIF is slow to encode:
 *
 *     npm run images                 all of them, in minutes
 *     npm run images -- portrait     one, by its name
 *
 * Sources are `portrait`, `icon`, every `book-<slug>` and the screenshots that `content/projects.ts`
 * names. Of several files with one name the first of .jpg, .jpeg, .png, .webp, .svg wins: to replace the drawn
 * portrait, put `portrait.jpg` next to it.
 * A portrait taller than 4:5 is cropped at the bottom, a wider one at its least interesting side; crop
 * it beforehand if that is not what you want. Covers keep their own shape. The icon must be an SVG.
 */
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import imageVariants from "#content/images/variants.json" with { type: "json" };
import { projects } from "#content/projects.ts";
import type { ImageVariants } from "#content/types.ts";
import { exitWithMessage } from "#server/exit-with-message.ts";
import { findBookNames, findSource, screenshotNames, toIco } from "./images/files.ts";

type Format = "avif" | "webp" | "jpeg" | "png";

const FOLDER = path.join(import.meta.dirname, "../content/images");
const BOOK_WIDTHS = [200, 400];
const SCREENSHOT_WIDTHS = [400, 640, 960, 1600];
const ICON_BACKGROUND = "#0d5c49";

type Recipe = {
  name: string;
  widths: readonly number[];
  /** Width divided by height to crop to; `null` keeps the source's own. */
  aspect: number | null;
  /** For browsers that support neither AVIF nor WebP: one format, one width. */
  fallback: { format: "jpeg" | "png"; width: number };
  /** Text in a screenshot must stay sharp: full color resolution, no blur. */
  sharpText?: boolean;
};

const files = await readdir(FOLDER);
const recipes: readonly Recipe[] = [
  {
    name: "portrait",
    widths: [340, 510, 680, 1020],
    aspect: 4 / 5,
    fallback: { format: "jpeg", width: 680 },
  },
  ...findBookNames(files, BOOK_WIDTHS).map(
    (name): Recipe => ({
      name,
      widths: BOOK_WIDTHS,
      aspect: null,
      fallback: { format: "png", width: 400 },
    }),
  ),
  ...screenshotNames(projects).map(
    (name): Recipe => ({
      name,
      widths: SCREENSHOT_WIDTHS,
      aspect: null,
      fallback: { format: "png", width: 1600 },
      sharpText: true,
    }),
  ),
];

async function main(wanted: readonly string[]) {
  const names = [...recipes.map(({ name }) => name), "icon"];
  const unknown = wanted.find((name) => !names.includes(name));
  if (unknown) throw new Error(`There is no picture "${unknown}"; use one of ${names.join(", ")}.`);
  const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
  const made: Record<string, ImageVariants> = imageVariants;

  const pictures: Record<string, ImageVariants> = {};
  for (const recipe of recipes) {
    const kept = isWanted(recipe.name) ? undefined : made[recipe.name];
    pictures[recipe.name] = kept ?? (await renderPicture(recipe));
  }
  await writeFile(path.join(FOLDER, "variants.json"), `${JSON.stringify(pictures, null, 2)}\n`);
  if (isWanted("icon")) await renderIcons();
}

async function renderPicture(recipe: Recipe): Promise<ImageVariants> {
  const { name, widths, aspect, fallback } = recipe;
  const source = findSource(files, name);
  if (source === undefined) throw new Error(`content/images/ holds no source for "${name}".`);

  const isDrawing = source.endsWith(".svg");
  const original = await readFile(path.join(FOLDER, source));
  const { width: fullWidth, height: fullHeight } = (await sharp(original).metadata()).autoOrient;
  const ratio = aspect ?? fullWidth / fullHeight;
  const width = Math.min(fullWidth, Math.round(fullHeight * ratio));
  const height = Math.round(width / ratio);

  // A head is at the top of a tall photograph, and anywhere across a wide one.
  const position = fullWidth / fullHeight < ratio ? "top" : "attention";

  // Enlarging a photograph adds bytes and no detail; a drawing has no fixed size.
  const usable = widths.filter((target) => isDrawing || target <= width);
  const targets = usable.length > 0 ? usable : [width];
  const fallbackWidth = Math.min(fallback.width, targets.at(-1) ?? fallback.width);

  const render = async (target: number, format: Format) => {
    const file = `${name}-${target}.${format === "jpeg" ? "jpg" : format}`;
    // 72 dpi is the drawing's nominal size: draw at the target size or above, never scale up pixels.
    const density = isDrawing ? Math.ceil((72 * target) / fullWidth) * 2 : 72;
    const image = sharp(original, { density })
      .autoOrient()
      .resize({ width: target, height: Math.round(target / ratio), position });
    const encoded = recipe.sharpText ? encodeText(image, format) : encode(image, format, target);
    await encoded.toFile(path.join(FOLDER, file));
    return file;
  };

  const rendered: string[] = [];
  for (const format of ["avif", "webp"] as const) {
    for (const target of targets) rendered.push(await render(target, format));
  }
  const fallbackFile = await render(fallbackWidth, fallback.format);
  await removeStale(name, [...rendered, fallbackFile]);
  return { width, height, widths: targets, fallback: fallbackFile };
}

function encode(image: Sharp, format: Format, width: number) {
  // At two or three image pixels per screen pixel, a lower quality does not show. The portrait is the largest part of
  // the first screen of a phone; so it takes one round trip.
  const isDense = width > 600;
  switch (format) {
    case "avif":
      // More effort takes four times as long and saves no bytes.
      return image.avif({ quality: isDense ? 36 : 54, effort: 5 });
    case "webp":
      return image.webp({ quality: isDense ? 62 : 76, effort: 6, smartSubsample: true });
    case "jpeg":
      return image.jpeg({ quality: 78, mozjpeg: true });
    case "png":
      return image.png({ palette: true, effort: 10, compressionLevel: 9 });
  }
}

/** Flat colors and small type: files stay small even at high quality. */
function encodeText(image: Sharp, format: Format) {
  switch (format) {
    case "avif":
      return image.avif({ quality: 57, effort: 6, chromaSubsampling: "4:4:4" });
    case "webp":
      return image.webp({ nearLossless: true, quality: 60, effort: 6 });
    default:
      return image.png({ palette: true, effort: 10, compressionLevel: 9 });
  }
}

/** A change of widths or formats must not leave old variants behind. */
async function removeStale(name: string, current: readonly string[]) {
  const rendered = new RegExp(`^${name}-\\d+\\.(avif|webp|jpg|png)$`);
  const stale = files.filter((file) => rendered.test(file) && !current.includes(file));
  await Promise.all(stale.map((file) => rm(path.join(FOLDER, file))));
}

async function renderIcons() {
  const icon = await readFile(path.join(FOLDER, "icon.svg"));
  const png = (size: number) =>
    sharp(icon, { density: Math.ceil((72 * size) / 64) })
      .resize(size, size)
      .png({ compressionLevel: 9 });
  // Phones apply their own mask, so these two fill the square instead of having round corners.
  const fullBleed = (size: number) => png(size).flatten({ background: ICON_BACKGROUND });

  await png(192).toFile(path.join(FOLDER, "icon-192.png"));
  await png(512).toFile(path.join(FOLDER, "icon-512.png"));
  await fullBleed(512).toFile(path.join(FOLDER, "icon-maskable-512.png"));
  await fullBleed(180).toFile(path.join(FOLDER, "apple-touch-icon.png"));

  const sizes = [16, 32, 48];
  const images = await Promise.all(
    sizes.map(async (size) => ({ size, png: await png(size).toBuffer() })),
  );
  await writeFile(path.join(FOLDER, "favicon.ico"), toIco(images));
}

await main(process.argv.slice(2)).catch(exitWithMessage);
