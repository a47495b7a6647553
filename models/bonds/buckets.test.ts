import { expect, test } from "vitest";
import { buckets } from "./buckets.ts";
import { keyYears } from "./curve.ts";

test("every payment is in one bucket: each begins where the one before it ends", () => {
  const starts = [0, ...keyYears];
  const ends = [...keyYears, Infinity];
  expect(buckets.map(({ years }) => years)).toEqual(
    starts.map((start, index) => [start, ends[index]]),
  );
  expect(buckets.map(({ from }) => from).slice(1)).toEqual(
    buckets.map(({ to }) => to).slice(0, -1),
  );
  expect(buckets.map(({ name }) => name)).toEqual(starts.map(String));
});
