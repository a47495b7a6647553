import { readFile } from "node:fs/promises";
import path from "node:path";

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
