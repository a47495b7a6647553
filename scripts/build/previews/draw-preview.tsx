import { Resvg } from "@resvg/resvg-js";
import satori from "satori";
import sharp from "sharp";
import { previewSize } from "#app/meta/preview-image.ts";
import type { HouseColours } from "../house-colours.ts";
import type { StaticFont } from "../static-fonts.ts";
import { strip } from "./measures.ts";
import type { Preview } from "./preview.ts";
import { PreviewCard } from "./preview-card.tsx";

/** From words to a PNG of few colours, small enough that a phone on the move fetches it at once. */
export async function drawPreview(
  preview: Preview,
  colours: HouseColours,
  fonts: readonly StaticFont[],
) {
  const card = await satori(<PreviewCard preview={preview} colours={colours} />, {
    ...previewSize,
    fonts: fonts.map(({ family, weight, data }) => ({ name: family, weight, data })),
  });
  const whole = card.replace(/<\/svg>$/, `${stripOf(preview, colours)}</svg>`);
  const picture = new Resvg(whole, {
    font: {
      loadSystemFonts: false,
      fontFiles: fonts.map(({ file }) => file),
      defaultFontFamily: "Geist Mono",
    },
  }).render();
  return sharp(picture.asPng()).png({ palette: true, quality: 70, effort: 7 }).toBuffer();
}

/** The project's own figure, in the place the card leaves for it. Its classes name colours of the house. */
function stripOf({ figure, colour }: Preview, colours: HouseColours) {
  if (figure.kind !== "strip") return "";
  const { left, top, width, height, viewBox } = strip;
  const rules = Object.entries(colours).map(([name, value]) => `.text-${name}{color:${value}}`);
  return `<style>${rules.join("")}.font-mono{font-family:"Geist Mono"}.overflow-visible{overflow:visible}</style>
<svg x="${left}" y="${top}" width="${width}" height="${height}" viewBox="${viewBox}"
  color="${colours[colour] ?? colours.ink}" overflow="visible">${ownFill(figure.svg)}</svg>`;
}

/** Browsers inherit `currentColor` as a word, resvg as the colour it was further up: so each says it itself. */
function ownFill(svg: string) {
  return svg.replace(/<\w+[^>]*\bclass="[^"]*\btext-[^>]*>/g, (tag) =>
    tag.includes(" fill=") ? tag : tag.replace(/^<\w+/, '$& fill="currentColor"'),
  );
}
