import sharp from "sharp";

/** The window of every screenshot, and its scale: the image is 1600 × 1000 pixels. */
export const SCREENSHOT = { width: 1280, height: 800 };
export const SCALE = 1.25;

/** As a source for `make-images.ts`. */
export async function savePicture(name: string, picture: Buffer) {
  await sharp(picture).png({ palette: true, effort: 10 }).toFile(`content/images/${name}.png`);
}
