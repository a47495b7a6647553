import { readFile } from "node:fs/promises";
import path from "node:path";

export type PageScript = { page: string; files: number; bytes: number; isSame: boolean };

/** The script of a page in two builds, which is the same if its files have the same names and content. */
export async function comparedScript(
  page: string,
  now: string,
  grown: string,
): Promise<PageScript> {
  const before = await pageScripts(now, page);
  const after = await pageScripts(grown, page);
  const isSame =
    before.size === after.size && [...before].every(([url, code]) => after.get(url) === code);
  return { page, files: after.size, bytes: bytesOf(after), isSame };
}

/** Every script that a page loads, by its address: those it names, and what they import. */
export async function pageScripts(site: string, page: string) {
  const html = await readFile(path.join(site, page, "index.html"), "utf8");
  const scripts = new Map<string, string>();
  const waiting = new Set(
    [...html.matchAll(/["`](\/assets\/[\w.-]+\.js)["`]/g)].map(([, url = ""]) => url),
  );
  for (const url of waiting) {
    const code = await readFile(path.join(site, url), "utf8");
    scripts.set(url, code);
    for (const [, name = ""] of code.matchAll(/(?:from|import) ?"\.\/([\w.-]+\.js)"/g)) {
      waiting.add(`/assets/${name}`);
    }
  }
  return scripts;
}

function bytesOf(scripts: ReadonlyMap<string, string>) {
  return [...scripts.values()].reduce((sum, code) => sum + Buffer.byteLength(code), 0);
}
