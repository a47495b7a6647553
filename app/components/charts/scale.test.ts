import { scaleBand, scaleLinear } from "d3-scale";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { across, bands, edgesOf, middleOf, spanOf, upward } from "./scale.ts";

test("values run from left to right and from the bottom to the top", () => {
  expect([0, 5, 10].map(across([0, 10]))).toEqual([0, 50, 100]);
  expect([-10, 0, 10].map(upward([-10, 10]))).toEqual([100, 50, 0]);
});

describe("spanOf", () => {
  test("reaches from the lowest value to the highest", () => {
    expect(spanOf([4, -2, 7])).toEqual([-2, 7]);
  });

  test("is not empty even if all values are the same, or there are none", () => {
    expect(spanOf([3, 3])).toEqual([3, 4]);
    expect(spanOf([])).toEqual([0, 1]);
  });
});

describe("bands", () => {
  test("share the plot evenly, with half a gap at either side", () => {
    const halves = bands(["a", "b"], { gap: 0.2 });
    expect(edgesOf(halves, "a")).toEqual([5, 45]);
    expect(edgesOf(halves, "b")).toEqual([55, 95]);
    expect(middleOf(halves, "b")).toBe(75);
  });

  test("are flush with the plot where asked", () => {
    const thirds = bands(["a", "b", "c"], { gap: 0.5, outer: 0 });
    expect(edgesOf(thirds, "a")[0]).toBe(0);
    expect(edgesOf(thirds, "c")[1]).toBe(100);
  });
});

test("a domain ends at round values, as in the documentation of d3-scale", () => {
  expect(across([0.241079, 0.969679]).nice(10).domain).toEqual([0.2, 1]);
  expect(upward([-3, 97]).nice(5).domain).toEqual([-20, 100]);
});

/** d3-scale is the reference: correct, but too heavy for a page. */
describe("like d3-scale", () => {
  const number = fc.integer({ min: -1e9, max: 1e9 }).map((hundredths) => hundredths / 100);
  const domain = fc.tuple(number, number).filter(([from, to]) => to - from > Math.abs(from) / 100);

  test("values, places and ticks are the same, and round ends are further out", () => {
    fc.assert(
      fc.property(domain, number, fc.integer({ min: 2, max: 9 }), (span, value, count) => {
        const [ours, theirs] = [upward(span), scaleLinear(span, [100, 0])];
        expect(ours(value)).toBeCloseTo(theirs(value), 6);
        expect(ours.ticks(count)).toEqual(theirs.ticks(count));
        const round = ours.nice(count).domain;
        expect(round[0]).toBeLessThanOrEqual(span[0]);
        expect(round[1]).toBeGreaterThanOrEqual(span[1]);
      }),
    );
  });

  test("bands are as thick and begin at the same places", () => {
    const share = fc.double({ min: 0, max: 0.9, noNaN: true });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        share,
        share,
        share,
        (count, gap, outer, room) => {
          const names = Array.from({ length: count }, (_, index) => `band ${index}`);
          const ours = bands(names, { gap, outer, from: room * 100 });
          const theirs = scaleBand(names, [room * 100, 100])
            .paddingInner(gap)
            .paddingOuter(outer);
          for (const name of names) {
            expect(edgesOf(ours, name)[0]).toBeCloseTo(theirs(name) ?? Number.NaN, 9);
          }
          expect(ours.thickness).toBeCloseTo(theirs.bandwidth(), 9);
        },
      ),
    );
  });
});
