import type { HouseColours } from "../house-colours.ts";
import { strip } from "./measures.ts";
import type { Preview } from "./preview.ts";

/** The project's own drawing, in the place the card leaves for it. Its classes name design tokens. */
export function placedStrip({ figure, colour }: Preview, colours: HouseColours) {
  if (figure.kind !== "strip") return "";
  const { left, top, width, height, viewBox } = strip;
  const rules = Object.entries(colours).map(([name, value]) => `.text-${name}{color:${value}}`);
  return `<style>${rules.join("")}.font-mono{font-family:"Geist Mono"}.overflow-visible{overflow:visible}</style>
<svg x="${left}" y="${top}" width="${width}" height="${height}" viewBox="${viewBox.join(" ")}"
  color="${colours[colour] ?? colours.ink}" overflow="visible">${unstretched(ownFill(figure.svg))}</svg>`;
}

/** Browsers inherit `currentColor` as a keyword, resvg as the parent's resolved colour, so every element sets its own. */
export function ownFill(svg: string) {
  return svg.replace(/<\w+[^>]*\bclass="[^"]*\btext-[^>]*>/g, (tag) =>
    tag.includes(" fill=") ? tag : tag.replace(/^<\w+/, '$& fill="currentColor"'),
  );
}

/**
 * Drawings that stretch to their strip keep their line widths in a browser, but resvg would stretch
 * those too. So the coordinates are scaled here, and nothing is left to stretch.
 */
export function unstretched(svg: string) {
  const stretching = /<svg[^>]* viewBox="0 0 ([\d.]+) [^>]* preserveAspectRatio="none".*?<\/svg>/gs;
  return svg.replace(stretching, (drawing, width: string) => {
    const factor = strip.viewBox[2] / Number(width);
    return drawing
      .replace(`viewBox="0 0 ${width} `, `viewBox="0 0 ${strip.viewBox[2]} `)
      .replace(/(?<= d="[^"]*[ML])-?[\d.]+/g, (x) =>
        String(Number((Number(x) * factor).toFixed(2))),
      );
  });
}
