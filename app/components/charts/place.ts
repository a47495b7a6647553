/**
 * Every chart uses one coordinate system: places are percent of the plot's width and height, so that
 * a chart fits any width without measuring it; distances of labels, sizes of dots and widths of lines
 * are pixels, so that none of them shrinks on a phone.
 */
export type Place = readonly [x: number, y: number];

export function percent(position: number) {
  return `${rounded(position)}%`;
}

/**
 * A hundredth of a percent is finer than a screen shows. Without rounding a page could differ from
 * its prerendered self, as the last bits of a power differ between JavaScript engines.
 */
export function rounded(position: number) {
  return Math.round(position * 100) / 100;
}
