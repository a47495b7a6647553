import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { type SearchEntry, type SearchIndex, searchIndexPath } from "#contracts/search-index.ts";
import type { BuildTime } from "./build-time.ts";
import { type SearchTimes, searchTimes } from "./search-times.ts";

/** What must not grow with the content, or not beyond a limit. Bytes are those over the wire. */
export type GrowthFigures = {
  build: BuildTime;
  pages: number;
  lists: { page: string; bytes: number | null }[];
  /** The parts of the search index, the first one first. */
  searchPartBytes: readonly number[];
  /** With a quarter, half, three quarters and all of the index. */
  search: readonly SearchTimes[];
  sitemapAddresses: number;
  sitemapBytes: number;
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

/** Reads a site that has been built with its compressed files. */
export async function growthFigures(site: string, build: BuildTime): Promise<GrowthFigures> {
  const sentBytes = async (file: string) => (await stat(path.join(site, `${file}.br`))).size;
  const listBytes = (page: string) => sentBytes(path.join(page, "index.html")).catch(() => null);
  const json = async (file: string) => JSON.parse(await readFile(path.join(site, file), "utf8"));
  const { entries, more }: SearchIndex = await json(searchIndexPath);
  const others: SearchEntry[][] = await Promise.all(more.map(json));
  const all = [...entries, ...others.flat()];
  const search: SearchTimes[] = [];
  for (const share of [0.25, 0.5, 0.75, 1]) {
    search.push(await searchTimes(all.slice(0, Math.ceil(share * all.length))));
  }
  const files = await readdir(site, { recursive: true });
  const sitemap = await readFile(path.join(site, "sitemap.xml"), "utf8");
  return {
    build,
    pages: files.filter((file) => file.endsWith("index.html")).length,
    lists: await Promise.all(lists.map(async (page) => ({ page, bytes: await listBytes(page) }))),
    searchPartBytes: await Promise.all([searchIndexPath, ...more].map(sentBytes)),
    search,
    sitemapAddresses: sitemap.split("<loc>").length - 1,
    sitemapBytes: Buffer.byteLength(sitemap),
    feedBytes: await sentBytes("feed.xml"),
  };
}
