import type { ImageVariants } from "#content/images/variants.ts";

/** `name` is the source's, without its extension. */
export type PictureVariants = ImageVariants & { name: string };

/** The text of `content/images/variants.ts`, laid out as the formatter would. */
export function variantsModule(pictures: readonly PictureVariants[]) {
  const entries = pictures.map(({ name, width, height, variants }) => {
    const lines = variants.map(
      (variant) =>
        `      { file: "${variant.file}", width: ${variant.width}, format: "${variant.format}" },`,
    );
    const key = /^[a-z]+$/.test(name) ? name : `"${name}"`;
    return [
      `  ${key}: {`,
      `    width: ${width},`,
      `    height: ${height},`,
      "    variants: [",
      ...lines,
      "    ],",
      "  },",
    ].join("\n");
  });

  return `/** Written by \`builder/make-images.ts\`; change the sources and run it, not this file. */

export type ImageVariant = {
  file: string;
  width: number;
  format: "avif" | "webp" | "jpeg" | "png";
};

/** \`width\` and \`height\` are the source's; the best formats come first, the fallback last. */
export type ImageVariants = {
  width: number;
  height: number;
  variants: readonly ImageVariant[];
};

/** By the source's name without its extension. */
export const imageVariants = {
${entries.join("\n")}
} satisfies Record<string, ImageVariants>;
`;
}
