import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { filesIn } from "./files-in.ts";

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const compressible = /\.(html|js|css|svg|xml|txt|json|webmanifest|data)$/;

/** Writes a Brotli and a gzip version next to each text file, where that makes it smaller. */
export async function compressFiles(site: string) {
  const files = (await filesIn(site)).filter((file) => compressible.test(file));
  await Promise.all(files.map((file) => compress(path.join(site, file))));
}

async function compress(file: string) {
  const whole = await readFile(file);
  const versions = {
    br: await brotli(whole, { params: { [zlib.constants.BROTLI_PARAM_SIZE_HINT]: whole.length } }),
    gz: await gzip(whole, { level: 9 }),
  };
  for (const [ending, version] of Object.entries(versions)) {
    if (version.length < whole.length) await writeFile(`${file}.${ending}`, version);
  }
}
