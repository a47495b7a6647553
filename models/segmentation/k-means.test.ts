import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { assignToNearest, inertiaOf, kMeans, moveCentres, type Point } from "./k-means.ts";

const twoGroups: Point[] = [
  [0, 0],
  [0, 2],
  [10, 10],
  [10, 12],
];

const coordinate = fc.integer({ min: -50, max: 50 });
const cloud = fc.array(fc.tuple(coordinate, coordinate), { minLength: 3, maxLength: 40 });

describe("assignToNearest", () => {
  test("gives each point to the closer centre, and a tie to the first", () => {
    const centres: Point[] = [
      [0, 0],
      [4, 0],
    ];
    const points: Point[] = [
      [1, 0],
      [3, 0],
      [2, 0],
    ];
    expect(assignToNearest(points, centres)).toEqual([0, 1, 0]);
  });
});

describe("moveCentres", () => {
  test("moves a centre to the mean of its points", () => {
    const moved = moveCentres(
      twoGroups,
      [0, 0, 1, 1],
      [
        [5, 5],
        [6, 6],
      ],
    );
    expect(moved).toEqual([
      [0, 1],
      [10, 11],
    ]);
  });

  test("leaves a centre that has no points where it is", () => {
    const moved = moveCentres(
      twoGroups,
      [0, 0, 0, 0],
      [
        [0, 0],
        [99, 99],
      ],
    );
    expect(moved[1]).toEqual([99, 99]);
  });
});

describe("kMeans", () => {
  test("finds two plain groups from a poor start", () => {
    const result = kMeans(twoGroups, [
      [0, 0],
      [0, 2],
    ]);
    expect(result.assignment).toEqual([0, 0, 1, 1]);
    expect(result.centres).toEqual([
      [0, 1],
      [10, 11],
    ]);
    // By hand: every point lies 1 from its centre.
    expect(result.inertia).toBe(4);
  });

  test("of no points keeps the centres", () => {
    expect(kMeans([], [[1, 2]])).toEqual({ assignment: [], centres: [[1, 2]], inertia: 0 });
  });

  test("with one centre ends at the mean of all points", () => {
    expect(kMeans(twoGroups, [[7, -3]]).centres).toEqual([[5, 6]]);
  });

  test("ends where each point has its nearest centre, below where it started", () => {
    fc.assert(
      fc.property(cloud, (points) => {
        const start = points.slice(0, 3);
        const result = kMeans(points, start);
        const before = inertiaOf(points, assignToNearest(points, start), start);
        expect(result.inertia).toBeLessThanOrEqual(before + 1e-9);
        const nearest = assignToNearest(points, result.centres);
        expect(inertiaOf(points, nearest, result.centres)).toBeCloseTo(result.inertia, 6);
      }),
      { numRuns: 2000 },
    );
  });

  test("never raises the inertia in a single step", () => {
    fc.assert(
      fc.property(cloud, (points) => {
        const start = points.slice(0, 3);
        const assignment = assignToNearest(points, start);
        const moved = moveCentres(points, assignment, start);
        const before = inertiaOf(points, assignment, start);
        const between = inertiaOf(points, assignment, moved);
        const after = inertiaOf(points, assignToNearest(points, moved), moved);
        expect(between).toBeLessThanOrEqual(before + 1e-9);
        expect(after).toBeLessThanOrEqual(between + 1e-9);
      }),
      { numRuns: 2000 },
    );
  });
});
