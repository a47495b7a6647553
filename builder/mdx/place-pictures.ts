import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Sharp } from "sharp";
import sharp from "sharp";
import { notebookPicture } from "../notebook-articles/notebook-text.ts";
import { cachedFile } from "../process/cached-file.ts";
import { parseProse } from "./plain-prose.ts";
import { nodesIn } from "./tree.ts";

/** Where the pictures in notebooks are, once `prose-source.ts` has taken them out. */
export const notebookPictures = ".cache/notebook-pictures";

/**
 * Turns `![what it shows](../images/chart.png "caption")` into a `ProsePicture` with every size and
 * format of that file. The imports go to the end, so that the lines of the text keep their numbers.
 */
export async function placePictures(source: string, folder = "content/images") {
  if (!source.includes("../images/") && !source.includes(notebookPicture)) return source;
  const imports: string[] = [];
  let placed = source;
  const pictures = nodesIn(parseProse(source)).filter(
    ({ type, url = "" }) => type === "image" && /^(\.\.\/images\/|notebook:)/.test(url),
  );
  // From the last to the first: what is replaced moves only what comes after it.
  for (const { url = "", alt, title, position } of pictures.toReversed()) {
    const place = url.startsWith(notebookPicture)
      ? path.posix.join(notebookPictures, url.slice(notebookPicture.length))
      : path.posix.join(folder, path.basename(url));
    const files = await pictureFiles(place);
    const component = picture({ files, alt: alt ?? "", caption: title ?? null }, (file) => {
      const name = `picture${imports.length}`;
      imports.push(`import ${name} from ${JSON.stringify(`/${file}?url`)};`);
      return name;
    });
    placed =
      placed.slice(0, position?.start.offset) + component + placed.slice(position?.end.offset);
  }
  return imports.length > 0 ? `${placed.trimEnd()}\n\n${imports.join("\n")}\n` : placed;
}

type Shown = { files: PictureFiles; alt: string; caption: string | null };

function picture({ files, alt, caption }: Shown, nameOf: (file: string) => string) {
  const formats = files.formats.map(({ type, variants }) => {
    const set = variants.map(({ file, width }) => `${nameOf(file)} + " ${width}w"`);
    return `{ type: "${type}", srcSet: [${set.join(", ")}].join(", ") }`;
  });
  const fields = [
    `alt: ${JSON.stringify(alt)}`,
    `width: ${files.width}`,
    `height: ${files.height}`,
    `formats: [${formats.join(", ")}]`,
    `fallback: ${nameOf(files.fallback)}`,
  ];
  const captioned = caption ? ` caption={${JSON.stringify(caption)}}` : "";
  return `<ProsePicture picture={{ ${fields.join(", ")} }}${captioned} />`;
}

type PictureFiles = {
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
    const inputs = [original.toString("base64"), target, format];
    const variant = await cachedFile({ folder, extension: `.${format}`, inputs }, () =>
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
