import { promisify } from "node:util";
import zlib from "node:zlib";

const deflate = promisify(zlib.deflate);

export type Picture = { width: number; height: number; pixels: Buffer };

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const mostColours = 256;

/**
 * A PNG with a palette of every colour of an opaque picture, or `null` if it has too many. A library searches for the
 * best palette, which takes longer than all the rest of a preview; text and lines have so few colours that there is
 * nothing to search for.
 */
export async function palettePng({ width, height, pixels }: Picture): Promise<Buffer | null> {
  const palette = new Map<number, number>();
  // Each row begins with the number of its filter: 0, for none.
  const rows = Buffer.alloc((width + 1) * height);
  let previous = -1;
  let place = 0;
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const colour = colourAt(pixels, 4 * pixel);
    // Most pixels have the colour of the one before them, which saves the lookup.
    if (colour !== previous) {
      place = palette.get(colour) ?? palette.size;
      if (place === mostColours) return null;
      palette.set(colour, place);
      previous = colour;
    }
    rows[pixel + Math.floor(pixel / width) + 1] = place;
  }
  return Buffer.concat([
    signature,
    chunk("IHDR", header(width, height)),
    chunk("PLTE", Buffer.from([...palette.keys()].flatMap(bytesOf))),
    chunk("IDAT", await deflate(rows, { level: 8, memLevel: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Eight bits for each pixel, which are its place in the palette; the remaining fields have one standard value. */
function header(width: number, height: number) {
  const fields = Buffer.alloc(13);
  fields.writeUInt32BE(width, 0);
  fields.writeUInt32BE(height, 4);
  fields.set([8, 3], 8);
  return fields;
}

function colourAt(pixels: Buffer, offset: number) {
  const [red = 0, green = 0, blue = 0] = [pixels[offset], pixels[offset + 1], pixels[offset + 2]];
  return (red << 16) | (green << 8) | blue;
}

function bytesOf(colour: number) {
  return [colour >> 16, (colour >> 8) & 0xff, colour & 0xff];
}

function chunk(type: string, data: Buffer) {
  const content = Buffer.concat([Buffer.from(type, "latin1"), data]);
  return Buffer.concat([uint32(data.length), content, uint32(zlib.crc32(content))]);
}

function uint32(value: number) {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
