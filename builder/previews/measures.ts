import { previewSize } from "#app/lib/meta/preview-image.ts";

/** Pixels. The footer has a fixed position, so that a strip drawn separately from the card lines up with it. */
export const margin = { top: 54, side: 72, bottom: 46 };
export const foot = { height: 62, gap: 40 };

const stripWidth = previewSize.width - 2 * margin.side;

/** A project's strip is 72 high and as wide as its card, about 440; here it grows to the full width. */
export const strip = {
  viewBox: [0, 0, 440, 72],
  width: stripWidth,
  height: (stripWidth * 72) / 440,
  left: margin.side,
  top: previewSize.height - margin.bottom - foot.height - foot.gap - (stripWidth * 72) / 440,
} as const;
