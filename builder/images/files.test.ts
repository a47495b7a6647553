import { stat } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import imageVariants from "#content/images/variants.json" with { type: "json" };
import type { ImageVariants } from "#content/types.ts";
import { findBookNames, findSource, screenshotNames, toIco } from "./files.ts";

describe("findSource", () => {
  test("a dropped-in photograph wins over the drawing", () => {
    expect(findSource(["portrait.svg", "portrait.jpg"], "portrait")).toBe("portrait.jpg");
  });

  test("the drawing is the source when there is no photograph, whatever variants are next to it", () => {
    expect(findSource(["portrait-680.jpg", "portrait.svg"], "portrait")).toBe("portrait.svg");
  });

  test("a name without a file has no source", () => {
    expect(findSource(["icon.svg"], "portrait")).toBeUndefined();
  });
});

describe("findBookNames", () => {
  test("sources are listed once, in order, and their rendered variants are left out", () => {
    const files = ["book-b.svg", "book-a.jpg", "book-a.svg", "book-a-200.webp", "icon.svg"];
    expect(findBookNames(files, [200, 400])).toEqual(["book-a", "book-b"]);
  });
});

describe("screenshotNames", () => {
  test("pictures are named without their extension; cards without a page have none", () => {
    const detail = {
      opening: { problem: "", work: "", result: "" },
      completed: "2024-01",
      duration: "1 week",
      challenges: [],
      features: [],
      technologies: [],
      screenshots: [{ caption: "Here", picture: { file: "a-sheet.png", alt: "A sheet" } }],
    } as const;
    expect(screenshotNames([{ detail }, { detail: null }])).toEqual(["a-sheet"]);
  });
});

const FOLDER = path.join(import.meta.dirname, "../../content/images");
const pictures: [string, ImageVariants][] = Object.entries(imageVariants);

describe("the committed variants", () => {
  test.each(pictures)(
    "%s, every variant is on disk at its width and shape",
    async (name, picture) => {
      const { widths, fallback } = picture;
      const sized = widths.flatMap((width) => [`${name}-${width}.avif`, `${name}-${width}.webp`]);
      for (const file of [...sized, fallback]) {
        const found = await sharp(path.join(FOLDER, file)).metadata();
        const width = Number(/-(\d+)\.\w+$/.exec(file)?.[1]);
        const height = Math.round((width * picture.height) / picture.width);
        expect({ file, width: found.width, height: found.height }).toEqual({ file, width, height });
      }
    },
  );

  test("the portrait, drawn or photographed, leaves the home page within its 40 KB of images", async () => {
    const shown = imageVariants.portrait.widths.filter((width) => width <= 680);
    expect(shown).not.toHaveLength(0);
    for (const width of shown) {
      const file = path.join(FOLDER, `portrait-${width}.avif`);
      expect((await stat(file)).size, file).toBeLessThanOrEqual(40_000);
    }
  });
});

describe("toIco", () => {
  const small = { size: 16, png: Buffer.from("first") };
  const large = { size: 256, png: Buffer.from("second!") };

  test("an icon of two sizes announces type 1 and both images", () => {
    expect([...toIco([small, large]).subarray(0, 6)]).toEqual([0, 0, 1, 0, 2, 0]);
  });

  test("each entry, at its offset and length, holds the picture that was given", () => {
    const ico = toIco([small, large]);
    const stored = [0, 1].map((index) => {
      const entry = ico.subarray(6 + 16 * index, 22 + 16 * index);
      const offset = entry.readUInt32LE(12);
      return ico.subarray(offset, offset + entry.readUInt32LE(8)).toString();
    });
    expect(stored).toEqual(["first", "second!"]);
  });

  test("a size of 256, which one byte cannot hold, is written as 0", () => {
    expect(toIco([large]).readUInt8(6)).toBe(0);
  });
});
