import type { HouseColours } from "../pages/house-colours.ts";
import { strip } from "./measures.ts";
import type { Preview } from "./preview.ts";

/** The card chart of a project, in the place that the preview leaves for it. */
export function placedStrip({ artwork, colour }: Preview, colours: HouseColours) {
  if (artwork.kind !== "strip") return "";
  const { left, top, width, height, viewBox } = strip;
  // The classes that the chart takes from the site's stylesheet.
  const rules = Object.entries(colours).map(
    ([name, value]) => `.text-${name}{color:${value}}.fill-${name}{fill:${value}}`,
  );
  return `<style>${rules.join("")}.font-mono{font-family:"Geist Mono"}.overflow-visible{overflow:visible}</style>
<svg x="${left}" y="${top}" width="${width}" height="${height}" viewBox="${viewBox.join(" ")}"
  color="${colours[colour] ?? colours.ink}" overflow="visible">${unstretched(artwork.svg)}</svg>`;
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
