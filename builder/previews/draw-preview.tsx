import { Resvg } from "@resvg/resvg-js";
import satori from "satori";
import sharp from "sharp";
import { previewSize } from "#app/lib/meta/page-meta.ts";
import type { StaticFont } from "../fonts/static-fonts.ts";
import type { TokenColors } from "../pages/token-colors.ts";
import { type Preview, strip } from "./preview.ts";
import { PreviewCard } from "./preview-card.tsx";

/** Draws a PNG with a small palette, so that it loads quickly on a phone. */
export async function drawPreview(
  preview: Preview,
  colors: TokenColors,
  fonts: readonly StaticFont[],
) {
  const card = await satori(<PreviewCard preview={preview} colors={colors} />, {
    ...previewSize,
    fonts: satoriFonts(fonts),
  });
  const whole = card.replace(/<\/svg>$/, `${placedStrip(preview, colors)}</svg>`);
  const picture = new Resvg(whole, {
    font: {
      loadSystemFonts: false,
      // satori writes its text as paths; only a chart brings text of its own, and fonts are slow to load.
      fontFiles: preview.artwork.kind === "strip" ? fonts.map(({ file }) => file) : [],
      defaultFontFamily: "Geist Mono",
    },
  }).render();
  const { width, height, pixels } = picture;
  // A portrait has many shades and can be quantized; the other pictures must come close to their colors.
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

/** The card chart of a project, in the place that the preview leaves for it. */
function placedStrip({ artwork, color }: Preview, colors: TokenColors) {
  if (artwork.kind !== "strip") return "";
  const { left, top, width, height, viewBox } = strip;
  // The classes that the chart takes from the site's stylesheet.
  const rules = Object.entries(colors).map(
    ([name, value]) => `.text-${name}{color:${value}}.fill-${name}{fill:${value}}`,
  );
  return `<style>${rules.join("")}.font-mono{font-family:"Geist Mono"}.overflow-visible{overflow:visible}</style>
<svg x="${left}" y="${top}" width="${width}" height="${height}" viewBox="${viewBox.join(" ")}"
  color="${colors[color] ?? colors.ink}" overflow="visible">${unstretched(artwork.svg)}</svg>`;
}

/**
 * Paths are drawn in a square of 100 and stretched over the strip. A browser keeps the width of their
 * lines; resvg would stretch it too. So their corners move to where stretching takes them instead.
 */
export function unstretched(svg: string) {
  const [, , width, height] = strip.viewBox;
  const stretched = /<svg[^>]* viewBox="0 0 100 100" preserveAspectRatio="none".*?<\/svg>/gs;
  return svg.replace(stretched, (drawing) =>
    drawing
      .replace('viewBox="0 0 100 100"', `viewBox="0 0 ${width} ${height}"`)
      .replace(/([ML])(-?[\d.]+) (-?[\d.]+)/g, (_, command: string, x: string, y: string) => {
        return `${command}${scaled(x, width)} ${scaled(y, height)}`;
      }),
  );
}

function scaled(percent: string, size: number) {
  return Number(((Number(percent) / 100) * size).toFixed(2));
}
