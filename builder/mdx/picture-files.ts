import { readFile } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { makeOnce } from "../process/make-once.ts";

export type PictureFiles = {
  width: number;
  height: number;
  formats: { type: string; variants: { file: string; width: number }[] }[];
  fallback: string;
};

const widths = [400, 800, 1600];

const made = new Map<string, Promise<PictureFiles>>();

type Options = { folder?: string; isDev?: boolean };

/**
 * The sizes and formats of a picture in a text, made once for each version of the file. In development the
 * file itself is shown: making the sizes of a photo takes longer than its writer should have to wait.
 */
export async function pictureFiles(
  file: string,
  { folder = ".cache/pictures", isDev = process.env.NODE_ENV === "development" }: Options = {},
): Promise<PictureFiles> {
  const original = await readFile(file);
  if (isDev) return withoutSizes(file, original);
  const key = `${folder} ${original.toString("base64")}`;
  // The modules for the server and for the browser need the same files.
  const making = made.get(key) ?? makeFiles(file, original, folder);
  made.set(key, making);
  return making;
}

async function makeFiles(file: string, original: Buffer, folder: string): Promise<PictureFiles> {
  // A drawing is sharp at any size.
  if (file.endsWith(".svg")) return withoutSizes(file, original);
  const { width, height } = (await sharp(original).metadata()).autoOrient;
  // Enlarging a picture adds bytes and no detail.
  const usable = widths.filter((target) => target <= width);
  const targets = usable.length > 0 ? usable : [width];
  const make = async (target: number, format: "avif" | "webp" | "png") => {
    const ingredients = [original.toString("base64"), target, format];
    const variant = await makeOnce({ folder, ending: `.${format}`, ingredients }, () =>
      encoded(sharp(original).autoOrient().resize({ width: target }), format),
    );
    return { file: variant.file, width: target };
  };
  const formats: PictureFiles["formats"] = [];
  for (const format of ["avif", "webp"] as const) {
    const variants = [];
    for (const target of targets) variants.push(await make(target, format));
    formats.push({ type: `image/${format}`, variants });
  }
  const fallback = await make(targets.at(-1) ?? width, "png");
  return { width, height, formats, fallback: fallback.file };
}

async function withoutSizes(file: string, original: Buffer): Promise<PictureFiles> {
  const { width, height } = (await sharp(original).metadata()).autoOrient;
  return { width, height, formats: [], fallback: file };
}

function encoded(image: Sharp, format: "avif" | "webp" | "png") {
  switch (format) {
    case "avif":
      return image.avif({ quality: 60, effort: 4, chromaSubsampling: "4:4:4" }).toBuffer();
    case "webp":
      return image.webp({ quality: 80, effort: 4 }).toBuffer();
    case "png":
      return image.png({ palette: true, compressionLevel: 9 }).toBuffer();
  }
}
