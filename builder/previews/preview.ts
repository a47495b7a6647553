import { previewSize } from "#app/lib/meta/page-meta.ts";

/** What a preview shows: text, and below it a drawing of what the page offers. */
export type Preview = {
  /** In mono above the title; it begins with the account code if the page has one. */
  label: string;
  title: string;
  lead: string;
  /** A color of `tokens.css`. */
  color: string;
  artwork: Artwork;
  /** In the footer, above the double rule: the name and the URL. */
  signature: string;
  website: string;
};

export type Artwork =
  /** An SVG in the colors of the page, 440 wide. */
  | { kind: "strip"; svg: string }
  | { kind: "portrait"; picture: string }
  | { kind: "lines"; lines: readonly (readonly [label: string, text: string])[] }
  | { kind: "notes"; notes: readonly string[] };

/** Pixels. The footer has a fixed position, so that a strip drawn separately from the card lines up with it. */
export const margin = { top: 54, side: 72, bottom: 46 };
export const footer = { height: 62, gap: 40 };

const stripWidth = previewSize.width - 2 * margin.side;

/** A project's strip is 72 high and as wide as its card, about 440; here it grows to the full width. */
export const strip = {
  viewBox: [0, 0, 440, 72],
  width: stripWidth,
  height: (stripWidth * 72) / 440,
  left: margin.side,
  top: previewSize.height - margin.bottom - footer.height - footer.gap - (stripWidth * 72) / 440,
} as const;
