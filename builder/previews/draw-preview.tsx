import { Resvg } from "@resvg/resvg-js";
import satori from "satori";
import sharp from "sharp";
import { previewSize } from "#app/lib/meta/preview-image.ts";
import type { StaticFont } from "../fonts/static-fonts.ts";
import type { HouseColours } from "../pages/house-colours.ts";
import type { Preview } from "./preview.ts";
import { PreviewCard } from "./preview-card.tsx";
import { placedStrip } from "./strip.ts";

/** Draws a PNG with a small palette, so that it loads quickly on a phone. */
export async function drawPreview(
  preview: Preview,
  colours: HouseColours,
  fonts: readonly StaticFont[],
) {
  const card = await satori(<PreviewCard preview={preview} colours={colours} />, {
    ...previewSize,
    fonts: satoriFonts(fonts),
  });
  const whole = card.replace(/<\/svg>$/, `${placedStrip(preview, colours)}</svg>`);
  const picture = new Resvg(whole, {
    font: {
      loadSystemFonts: false,
      // satori writes its text as paths; only a chart brings text of its own, and fonts are slow to load.
      fontFiles: preview.artwork.kind === "strip" ? fonts.map(({ file }) => file) : [],
      defaultFontFamily: "Geist Mono",
    },
  }).render();
  const { width, height, pixels } = picture;
  // A portrait has many shades and can be quantised; the other pictures must come close to their colours.
  const quality = preview.artwork.kind === "portrait" ? 70 : 100;
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png({ palette: true, quality, effort: 7 })
    .toBuffer();
}

type SatoriFonts = Parameters<typeof satori>[1]["fonts"];

const prepared = new WeakMap<readonly StaticFont[], SatoriFonts>();

/** The same list for every preview: satori reads the fonts of a list that it does not know yet. */
function satoriFonts(fonts: readonly StaticFont[]) {
  const known =
    prepared.get(fonts) ??
    fonts.map(({ family, weight, data }) => ({ name: family, weight, data }));
  prepared.set(fonts, known);
  return known;
}
