import { readFile } from "node:fs/promises";
import path from "node:path";
import { type ImageVariants, imageVariants } from "#content/images/variants.ts";
import type { Picture } from "#content/types.ts";

/** A picture as a data address, in the one of its formats that every renderer reads. */
export async function pictureData({ file }: Picture) {
  const variants: Record<string, ImageVariants> = imageVariants;
  const made = variants[file.replace(/\.\w+$/, "")]?.variants ?? [];
  const plain = made.find(({ format }) => format === "jpeg" || format === "png");
  if (!plain) throw new Error(`content/images/${file} has no sizes yet; run npm run images.`);
  const content = await readFile(path.join("content/images", plain.file));
  return `data:image/${plain.format};base64,${content.toString("base64")}`;
}
