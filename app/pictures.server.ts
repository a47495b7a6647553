import type { PictureSources } from "#app/components/ui/picture.tsx";
import variants from "#content/images/variants.json";
import type { Picture } from "#content/types.ts";

const urls = import.meta.glob<string>(["/content/images/*.{avif,webp,jpg,png}", "!**/*icon*"], {
  query: "?url",
  import: "default",
  eager: true,
});

const types = { avif: "image/avif", webp: "image/webp" } as const;

/** The files made from a picture, as a `<picture>` element wants them. */
export function pictureSources({ file, alt }: Picture): PictureSources {
  const made = variants[file as keyof typeof variants];
  if (!made) throw new Error(`content/images/${file} has no variants; run npm run images.`);
  const ofFormat = (format: string) => made.variants.filter((variant) => variant.format === format);
  const fallback = made.variants.find(({ format }) => format !== "avif" && format !== "webp");
  return {
    alt,
    width: made.width,
    height: made.height,
    formats: (["avif", "webp"] as const).map((format) => ({
      type: types[format],
      srcSet: ofFormat(format)
        .map((variant) => `${url(variant.file)} ${variant.width}w`)
        .join(", "),
    })),
    fallback: url(fallback?.file ?? ""),
  };
}

function url(file: string) {
  const found = urls[`/content/images/${file}`];
  if (!found) throw new Error(`content/images/${file} is missing; run npm run images.`);
  return found;
}
