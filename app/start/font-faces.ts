/** A file of `app/fonts/`, which the build makes. */
export type FontFile = {
  family: string;
  file: string;
  weight: string;
  /** The characters it is for, as a `unicode-range`, where it has only some of its family's. */
  use: "every page" | "formulas" | (string & {});
};

/** A font file as the inline script takes it; `use` is that of `FontFile`. */
export type FontFace = readonly [family: string, url: string, weight: string, use: string];

const urls = import.meta.glob<string>("../fonts/*.woff2", {
  eager: true,
  query: "?url",
  import: "default",
});
const lists = import.meta.glob<FontFile[]>("../fonts/files.json", {
  eager: true,
  import: "default",
});

/** Empty where the build has not made the fonts yet. */
export const fontFaces: FontFace[] = Object.values(lists)
  .flat()
  .map(({ family, file, weight, use }) => [family, urls[`../fonts/${file}`] ?? "", weight, use]);
