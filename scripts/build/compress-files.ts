import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { filesIn } from "./files-in.ts";
import { makeOnce } from "./make-once.ts";
import { severalAtOnce } from "./several-at-once.ts";

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const megabyte = 2 ** 20;

const compressible = /\.(html|js|css|svg|xml|txt|json|webmanifest|data|wasm|sql|csv|py)$/;

/** With more pages than this, the highest quality would take longer than the rest of the build. */
const manyPages = 300;

/** As many as keep every core busy; all at once, a thousand pages would be in memory. */
const filesAtOnce = 8;

/** Writes a Brotli and a gzip version next to each text file, where that makes it smaller. */
export async function compressFiles(
  site: string,
  isWanted: (file: string) => boolean = () => true,
) {
  const files = await filesIn(site);
  await severalAtOnce(files.filter(isWanted), filesAtOnce, compressorOf(site, files));
}

/** The same for one file of a site that consists of these files. */
export function compressorOf(site: string, files: readonly string[]) {
  const hasManyPages = files.filter((file) => file.endsWith(".html")).length > manyPages;
  return async (file: string) => {
    if (!compressible.test(file)) return;
    await compress(path.join(site, file), hasManyPages ? quickQuality(file) : highestQuality);
  };
}

const highestQuality = 11;

/**
 * Scripts and stylesheets are part of every visit, and the pages that the navigation links to are few. The others
 * are 7 % larger at quality 8, which takes a thirtieth of the time; 9 takes four times as long as 8 and saves 0.3 %.
 */
function quickQuality(file: string) {
  const isLinkedEverywhere = /^([\w-]+\/)?index\.html$/.test(file);
  return /\.(js|css)$/.test(file) || isLinkedEverywhere ? highestQuality : 8;
}

async function compress(file: string, quality: number) {
  const whole = await readFile(file);
  const options = withSize(whole, { [zlib.constants.BROTLI_PARAM_QUALITY]: quality });
  const versions =
    whole.length > megabyte
      ? await keptVersions(whole)
      : { br: await brotli(whole, options), gz: await gzip(whole, { level: 9 }) };
  for (const [ending, version] of Object.entries(versions)) {
    if (version.length < whole.length) await writeFile(`${file}.${ending}`, version);
  }
}

function withSize(whole: Buffer, more: Record<number, number> = {}) {
  return { params: { [zlib.constants.BROTLI_PARAM_SIZE_HINT]: whole.length, ...more } };
}

/** PostgreSQL takes seconds, so it is compressed once. The highest quality would take half a minute, and save a tenth. */
async function keptVersions(whole: Buffer) {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = zlib.constants;
  const quick = { [BROTLI_PARAM_QUALITY]: 9, [BROTLI_PARAM_LGWIN]: 24 };
  const ingredients = createHash("sha256").update(whole).digest("hex");
  const kept = (ending: string, make: () => Promise<Buffer>) =>
    makeOnce({ folder: ".cache/compressed", ending, ingredients }, make);
  const br = await kept(".br", () => brotli(whole, withSize(whole, quick)));
  const gz = await kept(".gz", () => gzip(whole, { level: 9 }));
  return { br: br.content, gz: gz.content };
}
