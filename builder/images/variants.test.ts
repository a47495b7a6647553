import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { type ImageVariants, imageVariants } from "#content/images/variants.ts";
import { variantsModule } from "./variants.ts";

const FOLDER = path.join(import.meta.dirname, "../../content/images");
const pictures: [string, ImageVariants][] = Object.entries(imageVariants);

describe("the committed variants", () => {
  test.each(pictures)("%s, every variant is on disk at its width and shape", async (_, picture) => {
    for (const { file, width } of picture.variants) {
      const found = await sharp(path.join(FOLDER, file)).metadata();
      const height = Math.round((width * picture.height) / picture.width);
      expect({ file, width: found.width, height: found.height }).toEqual({ file, width, height });
    }
  });

  test("the list is what the script would write", async () => {
    const written = variantsModule(pictures.map(([name, picture]) => ({ name, ...picture })));
    expect(await readFile(path.join(FOLDER, "variants.ts"), "utf8")).toBe(written);
  });

  test("the portrait, drawn or photographed, leaves the home page within its 40 KB of images", async () => {
    const portrait: ImageVariants = imageVariants.portrait;
    const shown = portrait.variants.filter(
      ({ format, width }) => format === "avif" && width <= 680,
    );
    expect(shown).not.toHaveLength(0);
    for (const { file } of shown) {
      expect((await stat(path.join(FOLDER, file))).size, file).toBeLessThanOrEqual(40_000);
    }
  });
});
