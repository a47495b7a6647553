import { expect, test } from "vitest";
import { severalAtOnce } from "./several-at-once.ts";

test("every item is done once, and never more at a time than asked for", async () => {
  const done: number[] = [];
  let inProgress = 0;
  let maxInProgress = 0;
  await severalAtOnce([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
    inProgress += 1;
    maxInProgress = Math.max(maxInProgress, inProgress);
    await Promise.resolve();
    inProgress -= 1;
    done.push(item);
  });
  expect(done.sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(maxInProgress).toBe(3);
});

test("an item that fails is the error of the whole list", async () => {
  const work = async (item: number) => {
    if (item === 2) throw new Error("two");
  };
  await expect(severalAtOnce([1, 2, 3], 2, work)).rejects.toThrow("two");
});

test("after an error no further item begins, and those in progress are done first", async () => {
  const begun: number[] = [];
  const done: number[] = [];
  const work = async (item: number) => {
    begun.push(item);
    if (item === 1) throw new Error("one");
    await new Promise(setImmediate);
    done.push(item);
  };
  await expect(severalAtOnce([1, 2, 3, 4], 2, work)).rejects.toThrow("one");
  expect(begun).toEqual([1, 2]);
  expect(done).toEqual([2]);
});
