import { expect, test } from "vitest";
import { chooseEncoding, parseRange } from "./prepare-file.ts";

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["*", "br"],
  ["br;q=0, *", "gzip"],
  ["*;q=0", "identity"],
  ["br ; q=0 , gzip", "gzip"],
  ["gzip;level=9;q=0", "identity"],
  ["br;Q=0.001", "br"],
  ["identity", "identity"],
  ["", "identity"],
  [undefined, "identity"],
  ["BR", "br"],
  ["gzip;q=oops", "identity"],
] as const)("Accept-Encoding %j takes %s", (accepted, encoding) => {
  expect(chooseEncoding(accepted, ["br", "gzip"])).toBe(encoding);
});

test.each([
  ["bytes=0-0", { start: 0, end: 0 }],
  ["bytes=5-", { start: 5, end: 9 }],
  ["bytes=-3", { start: 7, end: 9 }],
  ["bytes=-30", { start: 0, end: 9 }],
  ["bytes=2-999", { start: 2, end: 9 }],
  ["bytes=10-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=5-2", null],
  ["bytes=0-1,3-4", null],
  ["bytes=9-", { start: 9, end: 9 }],
  ["bytes=4-4", { start: 4, end: 4 }],
  ["bytes=11-", "unsatisfiable"],
  ["bytes=10-12", "unsatisfiable"],
  ["lines=1-2", null],
  [" bytes=1-2", null],
  ["bytes=1-2x", null],
  ["bytes=a-b", null],
  ["bytes=10-20, 30-40", null],
  ["bytes=-", null],
  [undefined, null],
] as const)("Range %j of ten bytes is %j", (header, range) => {
  expect(parseRange(header, 10)).toEqual(range);
});
