import type { SearchEntry } from "#contracts/search-index.ts";

/**
 * The entries in parts of about this size. Where there are several, the openings of all pages come first: a
 * page is then found by its title and description before the rest of the index has arrived.
 */
export function inParts(entries: readonly SearchEntry[], bytes: number): SearchEntry[][] {
  const sizes = new Map(entries.map((entry) => [entry, JSON.stringify(entry).length]));
  const sizeOf = (some: readonly SearchEntry[]) =>
    some.reduce((sum, entry) => sum + (sizes.get(entry) ?? 0), 0);
  if (sizeOf(entries) <= bytes) return [[...entries]];
  const openings = entries.filter(({ heading }) => heading === "");
  const sections = entries.filter(({ heading }) => heading !== "");
  const parts: SearchEntry[][] = [];
  let room = 0;
  for (const entry of [...openings, ...sections]) {
    const size = sizes.get(entry) ?? 0;
    if (parts.length === 0 || size > room) {
      parts.push([]);
      room = bytes;
    }
    parts.at(-1)?.push(entry);
    room -= size;
  }
  return parts;
}
