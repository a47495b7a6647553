/** A customer as numbers, each scaled so that distances mean something. */
export type Point = readonly number[];

export type Clustering = {
  /** For each point the index of its centre. */
  assignment: number[];
  centres: Point[];
  /** Sum of squared distances to the centres; what the steps bring down. */
  inertia: number;
};

/** Index of the nearest centre for every point; of two equally near the first. */
export function assignToNearest(points: readonly Point[], centres: readonly Point[]): number[] {
  return points.map((point) => {
    const distances = centres.map((centre) => squaredDistance(point, centre));
    return distances.indexOf(Math.min(...distances));
  });
}

/** Each centre moved to the mean of its points; a centre without points stays. */
export function moveCentres(
  points: readonly Point[],
  assignment: readonly number[],
  centres: readonly Point[],
): Point[] {
  return centres.map((centre, index) => {
    const own = points.filter((_, i) => assignment[i] === index);
    if (own.length === 0) return centre;
    return centre.map((_, axis) => own.reduce((sum, p) => sum + (p[axis] ?? 0), 0) / own.length);
  });
}

/**
 * Lloyd's algorithm from the given centres (at least one) until no point changes sides.
 * Deterministic: the outcome depends on the start alone.
 */
export function kMeans(points: readonly Point[], start: readonly Point[]): Clustering {
  let centres: Point[] = [...start];
  let assignment = assignToNearest(points, centres);
  for (;;) {
    centres = moveCentres(points, assignment, centres);
    const next = assignToNearest(points, centres);
    const inertia = inertiaOf(points, assignment, centres);
    // A point that changes sides lowers the inertia, unless rounding swaps a tie, which never ends.
    if (inertiaOf(points, next, centres) >= inertia) return { assignment, centres, inertia };
    assignment = next;
  }
}

export function inertiaOf(
  points: readonly Point[],
  assignment: readonly number[],
  centres: readonly Point[],
): number {
  return points.reduce((sum, point, i) => {
    return sum + squaredDistance(point, centres[assignment[i] ?? 0] ?? []);
  }, 0);
}

function squaredDistance(a: Point, b: Point): number {
  return a.reduce((sum, value, axis) => sum + (value - (b[axis] ?? 0)) ** 2, 0);
}
