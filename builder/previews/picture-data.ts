import { readFile } from "node:fs/promises";
import path from "node:path";
import { type ImageVariants, imageVariants } from "#content/images/variants.ts";
import type { Picture } from "#content/types.ts";

/** An image as a data URL, in the format that every renderer can read. */
export async function pictureData({ file }: Picture) {
  const variants: Record<string, ImageVariants> = imageVariants;
  const made = variants[file.replace(/\.\w+$/, "")]?.variants ?? [];
  const plain = made.find(({ format }) => format === "jpeg" || format === "png");
  if (!plain) throw new Error(`content/images/${file} has no sizes yet; run npm run images.`);
  const content = await readFile(path.join("content/images", plain.file));
  return `data:image/${plain.format};base64,${content.toString("base64")}`;
}
