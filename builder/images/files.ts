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

type IcoImage = { size: number; png: Buffer };

const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/** An `.ico` file is a short directory followed by complete PNG files; sharp writes the PNGs, this the directory. */
export function toIco(images: readonly IcoImage[]) {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);

  let offset = HEADER_BYTES + ENTRY_BYTES * images.length;
  const entries = images.map(({ size, png }) => {
    const entry = Buffer.alloc(ENTRY_BYTES);
    // A size is one byte, and 0 means 256.
    entry.writeUInt8(size % 256, 0);
    entry.writeUInt8(size % 256, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });

  return Buffer.concat([header, ...entries, ...images.map(({ png }) => png)]);
}
