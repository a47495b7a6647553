import { type FileHandle, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { sendFilePart } from "./file-part.ts";

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
