import { type FileHandle, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { chooseEncoding, parseRange, sendFilePart } from "./prepare-file.ts";

const opened = vi.hoisted(() => ({ handles: [] as FileHandle[] }));
vi.mock("node:fs/promises", async (original) => {
  const fs = await original<typeof import("node:fs/promises")>();
  async function open(file: string) {
    const handle = await fs.open(file);
    opened.handles.push(handle);
    return handle;
  }
  return { ...fs, open };
});

beforeEach(() => {
  opened.handles.length = 0;
});

const content = Buffer.alloc(300_000, "0123456789");
let file: string;

beforeAll(async () => {
  file = path.join(await mkdtemp(path.join(tmpdir(), "part-")), "demo.mp4");
  await writeFile(file, content);
});

async function read(part: { start: number; end: number }) {
  const client = new PassThrough();
  const [bytes] = await Promise.all([buffer(client), sendFilePart(client, file, part)]);
  return bytes;
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
  const sending = sendFilePart(new PassThrough().resume(), file, { start: 0, end: content.length });
  await expect(sending).rejects.toThrow("shorter");
});

test("nothing more is read, and nothing is open, while the client takes nothing", async () => {
  const client = new PassThrough();
  sendFilePart(client, file, { start: 0, end: content.length - 1 });
  for (let pieces = 1; pieces <= 2; pieces++) {
    await expect.poll(() => client.readableLength).toBeGreaterThan(0);
    // Node gives a closed file the descriptor −1.
    expect(opened.handles.map(({ fd }) => fd)).toEqual(Array(pieces).fill(-1));
    client.read();
  }
});

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
