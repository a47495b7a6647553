import { expect, test } from "vitest";
import { formatFileSize } from "./file-size.ts";

test.each([
  [0, "0 bytes"],
  [1_023, "1023 bytes"],
  [1_024, "1 KB"],
  [99_500, "97 KB"],
  [1_048_000, "1023 KB"],
  [1_048_575, "1.0 MB"],
  [2_633_000, "2.5 MB"],
  [2_000_000_000, "1,907.3 MB"],
])("a file of %d bytes is shown as %s", (bytes, shown) => {
  expect(formatFileSize(bytes)).toBe(shown);
});
