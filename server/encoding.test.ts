import { expect, test } from "vitest";
import { chooseEncoding } from "./encoding.ts";

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
