import type { Project } from "#content/types.ts";

/** Photographs before drawings: an owner who drops in `portrait.jpg` need not delete the drawn one. */
const SOURCE_EXTENSIONS = ["jpg", "jpeg", "png", "webp", "svg"];

/** The file to render `name` from, or `undefined` when the folder holds none. */
export function findSource(files: readonly string[], name: string) {
  return SOURCE_EXTENSIONS.map((extension) => `${name}.${extension}`).find((file) =>
    files.includes(file),
  );
}

/** Names of all book covers in the folder, without extension; rendered variants are not covers. */
export function findBookNames(files: readonly string[], variantWidths: readonly number[]) {
  const names = files.flatMap((file) => {
    const match = /^(book-.+)\.(jpg|jpeg|png|webp|svg)$/.exec(file);
    return match?.[1] === undefined ? [] : [match[1]];
  });
  const isVariant = (name: string) => variantWidths.some((width) => name.endsWith(`-${width}`));
  return [...new Set(names)].filter((name) => !isVariant(name)).toSorted();
}

/** Names of the pictures that project pages show, in the order of the listing. */
export function screenshotNames(projects: readonly Pick<Project, "detail">[]) {
  const screenshots = projects.flatMap(({ detail }) => detail?.screenshots ?? []);
  return screenshots.map(({ picture }) => picture.file.replace(/\.\w+$/, ""));
}
