import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { cachedFile } from "../process/cached-file.ts";
import { filesIn } from "../process/files.ts";
import { severalAtOnce } from "../process/several-at-once.ts";

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = zlib.constants;

const megabyte = 2 ** 20;

const compressible = /\.(html|js|css|svg|xml|txt|json|webmanifest|data|wasm|sql|csv|py)$/;

/** With more pages than this, the highest quality would take longer than the rest of the build. */
const manyPages = 300;

/** As many as keep every core busy; all at once, a thousand pages would be in memory. */
const filesAtOnce = 8;

/** Where slow results are cached, by a hash of their input. */
const cache = ".cache/compressed";

/**
 * `best` is for a site that is published. `quick` is for viewing it on this machine: it takes a twentieth of the
 * time, and pages are a tenth larger.
 */
export type Compression = "best" | "quick";

/** Writes a Brotli and a gzip version next to each text file that has none, where that makes it smaller. */
export async function compressFiles(
  site: string,
  { compression = "best" as Compression, folder = cache } = {},
) {
  const files = await filesIn(site);
  const isLargeSite = files.filter((file) => file.endsWith(".html")).length > manyPages;
  // A thirtieth of the time; files are 7 to 11 % larger.
  const quality = isLargeSite ? 8 : 11;
  const known = new Set(files);
  const wanted = files.filter((file) => compressible.test(file) && !known.has(`${file}.br`));
  await severalAtOnce(wanted, filesAtOnce, async (name) => {
    const file = path.join(site, name);
    const whole = await readFile(file);
    const versions =
      compression === "quick"
        ? await quickVersions(whole)
        : await bestVersions(whole, quality, folder);
    for (const [extension, version] of Object.entries(versions)) {
      if (version.length < whole.length) await writeFile(`${file}.${extension}`, version);
    }
  });
}

async function quickVersions(whole: Buffer) {
  const params = { [BROTLI_PARAM_QUALITY]: 5, [BROTLI_PARAM_SIZE_HINT]: whole.length };
  return { br: await brotli(whole, { params }), gz: await gzip(whole, { level: 6 }) };
}

/** PostgreSQL would take half a minute at the highest quality, which saves a tenth. */
const largeFile = { [BROTLI_PARAM_QUALITY]: 9, [BROTLI_PARAM_LGWIN]: 24 };

/** The highest quality takes a third of the build, and most files are the same in the next build. */
async function bestVersions(whole: Buffer, quality: number, folder: string) {
  const isLarge = whole.length > megabyte;
  const settings = isLarge ? largeFile : { [BROTLI_PARAM_QUALITY]: quality };
  const inputs = [createHash("sha256").update(whole).digest("hex"), settings];
  const params = { [BROTLI_PARAM_SIZE_HINT]: whole.length, ...settings };
  const br = await cachedFile({ folder, extension: ".br", inputs }, () =>
    brotli(whole, { params }),
  );
  const makeGz = () => gzip(whole, { level: 9 });
  const gz = isLarge
    ? (await cachedFile({ folder, extension: ".gz", inputs }, makeGz)).content
    : await makeGz();
  return { br: br.content, gz };
}
