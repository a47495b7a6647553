import { describe, expect, test } from "vitest";
import { toIco } from "./ico.ts";

describe("toIco", () => {
  const small = { size: 16, png: Buffer.from("first") };
  const large = { size: 256, png: Buffer.from("second!") };

  test("an icon of two sizes announces type 1 and both images", () => {
    expect([...toIco([small, large]).subarray(0, 6)]).toEqual([0, 0, 1, 0, 2, 0]);
  });

  test("each entry, at its offset and length, holds the picture that was given", () => {
    const ico = toIco([small, large]);
    const stored = [0, 1].map((index) => {
      const entry = ico.subarray(6 + 16 * index, 22 + 16 * index);
      const offset = entry.readUInt32LE(12);
      return ico.subarray(offset, offset + entry.readUInt32LE(8)).toString();
    });
    expect(stored).toEqual(["first", "second!"]);
  });

  test("a size of 256, which one byte cannot hold, is written as 0", () => {
    expect(toIco([large]).readUInt8(6)).toBe(0);
  });
});
