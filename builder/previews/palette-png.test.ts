import sharp from "sharp";
import { expect, test } from "vitest";
import { palettePng } from "./palette-png.ts";

/** A picture whose pixels take the given colours in turn. */
function picture(colours: readonly number[], width = 30, height = 20) {
  const pixels = Buffer.alloc(4 * width * height, 0xff);
  for (let place = 0; place < width * height; place += 1) {
    pixels.writeUIntBE(colours[place % colours.length] ?? 0, 4 * place, 3);
  }
  return { width, height, pixels };
}

test("a picture with few colours keeps every pixel", async () => {
  const drawn = picture([0xffffff, 0x000000, 0xa33a1f, 0x0a0b0c]);
  const png = await palettePng(drawn);
  const { data, info } = await sharp(png ?? undefined)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect({ width: info.width, height: info.height }).toEqual({ width: 30, height: 20 });
  expect(data.equals(drawn.pixels)).toBe(true);
});

test("a palette has room for 256 colours, and no more", async () => {
  const colours = Array.from({ length: 257 }, (_, index) => index * 1000);
  expect(await palettePng(picture(colours.slice(0, 256)))).not.toBeNull();
  expect(await palettePng(picture(colours))).toBeNull();
});
