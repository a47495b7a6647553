import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type * as entry from "#app/entry.server.tsx";
import { pagePaths, resourcePaths, searchPage } from "#content/derived/page-paths.ts";
import { severalAtOnce } from "../process/several-at-once.ts";

/** One is rendered while others are written. */
const atOnce = 4;

/** Writes every page and file of the site, rendered by the modules in a folder, which is then deleted. */
export async function writePages(site: string, renderer: string) {
  const module = pathToFileURL(path.resolve(renderer, "entry.server.js"));
  const { respond }: typeof entry = await import(module.href);
  const pages = [...pagePaths, searchPage].map((page) => [page, path.join(page, "index.html")]);
  const files = resourcePaths.map((file) => [file, file]);
  // Static hosts and our server send this file for unknown paths.
  const all = [...pages, ...files, ["/404", "404.html"]] as [string, string][];
  await severalAtOnce(all, atOnce, async ([address, file]) => {
    const response = await respond(address).catch((error: Error) => {
      throw new Error(`${address} failed to render: ${error.message}`, { cause: error });
    });
    if (response.status !== 200 && address !== "/404") throw new Error(`${address}: no such page.`);
    await mkdir(path.join(site, path.dirname(file)), { recursive: true });
    await writeFile(path.join(site, file), await response.text());
  });
  // Fonts and pictures, without the code that rendered the pages.
  const filter = (file: string) => !file.endsWith(".js");
  await cp(path.join(renderer, "assets"), path.join(site, "assets"), { recursive: true, filter });
  await rm(renderer, { recursive: true });
}
