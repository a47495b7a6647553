/** In pixels from the upper left corner of the model. */
export type Box = { left: number; right: number; top: number; bottom: number };

export type Point = readonly [x: number, y: number];

/** Between parallel lines, and between a line and what it runs beside. */
const spacing = 5;
const margin = 13;

/**
 * Right-angled lines that run where there is no text: below the strip, in the margins beside tables and
 * fields, and along the rules between the rows of a table.
 */
export function lineBetween({
  from,
  to,
  index,
  table,
  fromTable,
  sameTable,
  stripBottom,
}: {
  from: Box;
  to: Box;
  /** Which of the lines of this figure it is. */
  index: number;
  /** The table around `to`, and around `from`. */
  table: Box | null;
  fromTable: Box | null;
  sameTable: boolean;
  stripBottom: number;
}): Point[] {
  if (sameTable) return alongRows(from, to);
  const shift = index * spacing;
  const beside = table ?? to;
  const nearLeft = table !== null && center(to) < center(table);
  const channel = nearLeft ? beside.left - margin - shift : beside.right + margin + shift;
  const entry: Point[] = table
    ? [
        [channel, to.bottom],
        [nearLeft ? to.left : to.right, to.bottom],
      ]
    : [
        [channel, (to.top + to.bottom) / 2],
        [to.right, (to.top + to.bottom) / 2],
      ];
  // A field left of the table is reached through the gap between them, not around what is above it.
  if (fromTable && !table && to.right < fromTable.left) {
    return [[from.left, from.bottom], [channel, from.bottom], ...entry];
  }
  if (fromTable) {
    const exit = nearLeft ? fromTable.left - margin - shift : fromTable.right + margin + shift;
    return [
      [nearLeft ? from.left : from.right, from.bottom],
      [exit, from.bottom],
      ...turned(exit, entry),
    ];
  }
  const start = center(from) + (index - 1) * 9;
  const below = Math.max(from.bottom, stripBottom) + margin + shift;
  return [[start, from.bottom], [start, below], [channel, below], ...entry];
}

/** From a figure of the strip to the panel above, between the strip and what is above it. */
export function lineUpTo(panel: Box, from: Box): Point[] {
  const end = within(panel, center(from));
  const start = within(from, end);
  const between = panel.bottom / 2;
  return [
    [start, from.top],
    ...(start === end
      ? []
      : ([
          [start, between],
          [end, between],
        ] as const)),
    [end, panel.bottom],
  ];
}

/** As near to `x` as the box is wide, without its corners. */
function within({ left, right }: Box, x: number) {
  return Math.min(Math.max(x, left + margin), right - margin);
}

/** Along the rule below the row of the figure, then in the gap left of the other column. */
function alongRows(from: Box, to: Box): Point[] {
  const gap = to.left + 6;
  const near = gap < from.left ? from.left : from.right;
  return [
    [near, from.bottom],
    [gap, from.bottom],
    [gap, to.bottom > from.bottom ? to.top : to.bottom],
  ];
}

/** Two margins of different tables are joined between the tables. */
function turned(x: number, entry: Point[]): Point[] {
  const [first] = entry;
  if (!first || Math.abs(first[0] - x) < 1) return entry;
  return [[x, first[1]], ...entry.slice(1)];
}

function center({ left, right }: Box) {
  return (left + right) / 2;
}

const radius = 7;

/** The points joined, with round corners. */
export function roundedPath(points: readonly Point[]): string {
  const parts = points.map(([x, y], index) => {
    const before = points[index - 1];
    const after = points[index + 1];
    if (!before) return `M${round(x)} ${round(y)}`;
    if (!after) return `L${round(x)} ${round(y)}`;
    const [inX, inY] = toward([x, y], before);
    const [outX, outY] = toward([x, y], after);
    return `L${round(inX)} ${round(inY)}Q${round(x)} ${round(y)} ${round(outX)} ${round(outY)}`;
  });
  return parts.join("");
}

/** As far from a corner as it is round, and never beyond the middle of the next part. */
function toward([x, y]: Point, [otherX, otherY]: Point): Point {
  const length = Math.hypot(otherX - x, otherY - y);
  if (length === 0) return [x, y];
  const share = Math.min(radius, length / 2) / length;
  return [x + (otherX - x) * share, y + (otherY - y) * share];
}

function round(pixels: number) {
  return Math.round(pixels * 2) / 2;
}
