import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { readText } from "./read-text.server.ts";

test("a text saved on Windows reads like any other", () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "text-")), "text.mdx");
  writeFileSync(file, "# Title\r\n\r\nWords.\r\n");
  expect(readText(file)).toBe("# Title\n\nWords.\n");
});
