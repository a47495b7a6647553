import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import zlib from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { compressFiles } from "./compress-files.ts";

/** Long and varied enough that the two qualities give different bytes. */
const text = Array.from({ length: 400 }, (_, n) => `<p>${n * n} rows of ${n % 7} ledgers</p>`).join(
  "",
);

let site = "";
let folder = "";
beforeEach(async () => {
  site = await mkdtemp(path.join(tmpdir(), "compressed-site-"));
  folder = await mkdtemp(path.join(tmpdir(), "compressed-files-"));
});
afterEach(async () => {
  await rm(site, { recursive: true });
  await rm(folder, { recursive: true });
});

async function write(name: string, content: string) {
  await mkdir(path.dirname(path.join(site, name)), { recursive: true });
  await writeFile(path.join(site, name), content);
}

async function qualityOf(name: string) {
  const compressed = await readFile(path.join(site, `${name}.br`));
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
  const params = (quality: number) => ({
    params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: text.length },
  });
  return [5, 8, 9, 10, 11].find((quality) =>
    zlib.brotliCompressSync(text, params(quality)).equals(compressed),
  );
}

test("a file is compressed as well as possible, in both formats", async () => {
  await write("index.html", text);
  await compressFiles(site, { folder });
  expect(await qualityOf("index.html")).toBe(11);
  const gzipped = await readFile(path.join(site, "index.html.gz"));
  expect(zlib.gunzipSync(gzipped).toString()).toBe(text);
});

test("a site that is built to be looked at is compressed quickly, in both formats", async () => {
  await write("index.html", text);
  await compressFiles(site, { compression: "quick", folder });
  expect(await qualityOf("index.html")).toBe(5);
  const gzipped = await readFile(path.join(site, "index.html.gz"));
  expect(gzipped).toEqual(zlib.gzipSync(text, { level: 6 }));
  expect(await readdir(folder)).toEqual([]);
});

test("a file that would not become smaller has no compressed version", async () => {
  await write("index.html", "<p>");
  await compressFiles(site, { folder });
  await expect(readFile(path.join(site, "index.html.br"))).rejects.toThrow("ENOENT");
});

test("with more than 300 pages, files are compressed faster", async () => {
  for (let page = 0; page < 300; page += 1) await write(`${page}.html`, "<p>");
  await write("blogs/one/index.html", text);
  await compressFiles(site, { folder });
  expect(await qualityOf("blogs/one/index.html")).toBe(8);
});

test("a file that has a compressed version keeps it", async () => {
  await write("data.sql", text);
  await write("data.sql.br", "made before");
  await compressFiles(site, { folder });
  expect(await readFile(path.join(site, "data.sql.br"), "utf8")).toBe("made before");
});

test("a file that has not changed since an earlier build is not compressed again", async () => {
  await write("index.html", text);
  await compressFiles(site, { folder });
  const [cached = ""] = await readdir(folder);
  await writeFile(path.join(folder, cached), "from the cache");
  await rm(path.join(site, "index.html.br"));
  await write("other.html", `${text}<p>`);
  await compressFiles(site, { folder });
  expect(await readFile(path.join(site, "index.html.br"), "utf8")).toBe("from the cache");
  const other = zlib.brotliDecompressSync(await readFile(path.join(site, "other.html.br")));
  expect(other.toString()).toBe(`${text}<p>`);
});
