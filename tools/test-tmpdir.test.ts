import { existsSync } from "node:fs";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import useOwnTemporaryFolder from "./test-tmpdir.ts";

test("what a test leaves in the temporary folder is gone after the run", async () => {
  const before = tmpdir();
  const teardown = await useOwnTemporaryFolder();
  expect(path.dirname(tmpdir())).toBe(before);
  const left = await mkdtemp(path.join(tmpdir(), "left-"));
  await writeFile(path.join(left, "file.txt"), "left behind");
  await teardown();
  expect(existsSync(left)).toBe(false);
  expect(tmpdir()).toBe(before);
});
