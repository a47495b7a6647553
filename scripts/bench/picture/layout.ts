/** Places in the picture, in its own units; it is drawn for a page of 1120. */
export const layout = {
  width: 1120,
  margin: 40,
  right: 1080,
  rowHeight: 23,
  /** Top of the first row. */
  rowsTop: 292,
  paint: { left: 350, right: 700, figures: 762 },
  weight: { left: 812, right: 1020, figures: 1080 },
} as const;

export function rowMiddle(index: number) {
  return layout.rowsTop + (index + 0.5) * layout.rowHeight;
}
