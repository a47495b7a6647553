import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { filesIn } from "./files-in.ts";

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const megabyte = 2 ** 20;

const compressible = /\.(html|js|css|svg|xml|txt|json|webmanifest|data|wasm|sql|csv)$/;

/** Writes a Brotli and a gzip version next to each text file, where that makes it smaller. */
export async function compressFiles(site: string) {
  const files = (await filesIn(site)).filter((file) => compressible.test(file));
  await Promise.all(files.map((file) => compress(path.join(site, file))));
}

async function compress(file: string) {
  const whole = await readFile(file);
  const { BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = zlib.constants;
  const versions = {
    br: await brotli(whole, {
      params: {
        [BROTLI_PARAM_SIZE_HINT]: whole.length,
        // The highest quality would take half a minute for PostgreSQL, and save a tenth.
        ...(whole.length > megabyte && { [BROTLI_PARAM_QUALITY]: 9, [BROTLI_PARAM_LGWIN]: 24 }),
      },
    }),
    gz: await gzip(whole, { level: 9 }),
  };
  for (const [ending, version] of Object.entries(versions)) {
    if (version.length < whole.length) await writeFile(`${file}.${ending}`, version);
  }
}
