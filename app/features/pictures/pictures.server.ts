import type { PictureSources } from "#app/components/ui/picture.tsx";
import { type ImageVariants, imageVariants } from "#content/images/variants.ts";
import type { Picture } from "#content/types.ts";

const urls = import.meta.glob<string>(
  ["/content/images/*-[0-9]*.{avif,webp,jpg,png}", "!/content/images/*icon*"],
  { query: "?url", import: "default", eager: true },
);

/** The files made from a picture, in the form a `<picture>` element needs. */
export function pictureSources({ file, alt }: Picture): PictureSources {
  const made = variantsOf(file);
  const fallback = made.variants.find(({ format }) => format === "jpeg" || format === "png");
  return {
    alt,
    width: made.width,
    height: made.height,
    formats: (["avif", "webp"] as const).map((format) => ({
      type: `image/${format}`,
      srcSet: made.variants
        .filter((variant) => variant.format === format)
        .map((variant) => `${url(variant.file)} ${variant.width}w`)
        .join(", "),
    })),
    fallback: url(fallback?.file ?? file),
  };
}

function variantsOf(file: string) {
  const variants: Record<string, ImageVariants> = imageVariants;
  const made = variants[file.replace(/\.\w+$/, "")];
  if (made) return made;
  throw new Error(`content/images/${file} has no sizes to serve yet; run npm run images.`);
}

function url(file: string) {
  const found = urls[`/content/images/${file}`];
  if (found) return found;
  throw new Error(`content/images/${file} is missing; run npm run images.`);
}
