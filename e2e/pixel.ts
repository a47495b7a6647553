import type { Page } from "@playwright/test";
import sharp from "sharp";

type Place = { x: number; y: number };

/** The colour that the visitor sees at this place of the viewport, as `#rrggbb`. */
export async function pixelAt(page: Page, { x, y }: Place) {
  const picture = await page.screenshot();
  const { data } = await sharp(picture)
    .extract({ left: Math.floor(x), top: Math.floor(y), width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return `#${data.toString("hex")}`;
}
