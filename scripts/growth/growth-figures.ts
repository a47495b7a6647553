import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { createSearch } from "#app/features/search/create-search.ts";
import { type SearchEntry, type SearchIndex, searchIndexPath } from "#contracts/search-index.ts";
import type { BuildTime } from "./build-time.ts";

/** What must not grow with the content, or not beyond a limit. Bytes are those over the wire. */
export type GrowthFigures = {
  build: BuildTime;
  pages: number;
  lists: { page: string; bytes: number | null }[];
  searchParts: number;
  largestPartBytes: number;
  slowestAnswerMs: number;
  sitemapAddresses: number;
  feedBytes: number;
};

/** Each kind of list, with the category and a tag that the seeded articles have. Some exist on the grown site only. */
export const lists = [
  "/",
  "/projects",
  "/projects/excel-projects/2",
  "/blogs",
  "/blogs/pages/2",
  "/blogs/categories/compliance",
  "/blogs/tags/entry",
  "/search",
];
const queries = ["ledger", "balance sheet", "ta", "variance risk margin", "quartr"];

/** Reads a site that has been built with its compressed files. */
export async function growthFigures(site: string, build: BuildTime): Promise<GrowthFigures> {
  const sentBytes = async (file: string) => (await stat(path.join(site, `${file}.br`))).size;
  const listBytes = (page: string) => sentBytes(path.join(page, "index.html")).catch(() => null);
  const json = async (file: string) => JSON.parse(await readFile(path.join(site, file), "utf8"));
  const { entries, more }: SearchIndex = await json(searchIndexPath);
  const others: SearchEntry[][] = await Promise.all(more.map(json));
  const partBytes = await Promise.all([searchIndexPath, ...more].map(sentBytes));
  const files = await readdir(site, { recursive: true });
  const sitemap = await readFile(path.join(site, "sitemap.xml"), "utf8");
  return {
    build,
    pages: files.filter((file) => file.endsWith("index.html")).length,
    lists: await Promise.all(lists.map(async (page) => ({ page, bytes: await listBytes(page) }))),
    searchParts: partBytes.length,
    largestPartBytes: Math.max(...partBytes),
    slowestAnswerMs: await slowestAnswerMs([entries, ...others]),
    sitemapAddresses: sitemap.split("<loc>").length - 1,
    feedBytes: await sentBytes("feed.xml"),
  };
}

/** Each query twice: the first answer also compiles the code, as the first letter in a browser does. */
async function slowestAnswerMs(parts: readonly (readonly SearchEntry[])[]) {
  const { search, add } = createSearch();
  for (const part of parts) await add(part);
  const times = [...queries, ...queries].map((query) => {
    const began = performance.now();
    search(query);
    return performance.now() - began;
  });
  return Math.max(...times.slice(queries.length));
}
