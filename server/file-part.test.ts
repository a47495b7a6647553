import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { filePart } from "./file-part.ts";

const content = Buffer.alloc(300_000, "0123456789");
let file: string;

beforeAll(async () => {
  file = path.join(await mkdtemp(path.join(tmpdir(), "part-")), "demo.mp4");
  await writeFile(file, content);
});

async function read(part: { start: number; end: number }) {
  return Buffer.from(await new Response(filePart(file, part)).arrayBuffer());
}

test.each([
  { start: 0, end: content.length - 1 },
  { start: 7, end: 7 },
  { start: 131_071, end: 131_072 },
  { start: 131_072, end: 262_143 },
])("$start to $end comes as it is in the file", async (part) => {
  expect((await read(part)).equals(content.subarray(part.start, part.end + 1))).toBe(true);
});

test("a file that has become shorter breaks off instead of sending something else", async () => {
  await expect(read({ start: 0, end: content.length })).rejects.toThrow("shorter");
});
