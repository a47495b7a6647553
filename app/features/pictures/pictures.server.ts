import type { PictureSources } from "#app/components/ui/picture.tsx";
import imageVariants from "#content/images/variants.json" with { type: "json" };
import type { ImageVariants, Picture } from "#content/types.ts";

const urls = import.meta.glob<string>(
  ["/content/images/*-[0-9]*.{avif,webp,jpg,png}", "!/content/images/*icon*"],
  { query: "?url", import: "default", eager: true },
);

/** The files made from a picture, in the form a `<picture>` element needs. */
export function pictureSources({ file, alt }: Picture): PictureSources {
  const name = file.replace(/\.\w+$/, "");
  const { width, height, widths, fallback } = variantsOf(name);
  const formats = ["avif", "webp"].map((format) => ({
    type: `image/${format}`,
    srcSet: widths.map((wide) => `${url(`${name}-${wide}.${format}`)} ${wide}w`).join(", "),
  }));
  return { alt, width, height, formats, fallback: url(fallback) };
}

function variantsOf(name: string) {
  const variants: Record<string, ImageVariants> = imageVariants;
  const made = variants[name];
  if (made) return made;
  throw new Error(`The picture ${name} has no sizes to serve yet; run npm run images.`);
}

function url(file: string) {
  const found = urls[`/content/images/${file}`];
  if (found) return found;
  throw new Error(`content/images/${file} is missing; run npm run images.`);
}
