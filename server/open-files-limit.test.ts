import { expect, test } from "vitest";
import { openFilesLimit, parseOpenFilesLimit } from "./open-files-limit.ts";

test.each([
  ["Max open files            1024                 1048576              files", 1024],
  ["Max open files            unlimited            unlimited            files", Infinity],
  ["Max processes             63432                63432                processes", Infinity],
])("%s", (line, limit) => {
  expect(parseOpenFilesLimit(`Limit     Soft Limit\n${line}\n`)).toBe(limit);
});

test("a system that does not tell has no limit that we know of", () => {
  expect(openFilesLimit("/no/such/file")).toBe(Number.POSITIVE_INFINITY);
});
