import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { ContentMistake } from "../content/content-mistake.ts";
import { readBibtex } from "./read-bibtex.ts";
import { readCsl } from "./read-csl.ts";
import type { Source } from "./source.ts";

const readers = { "sources.bib": readBibtex, "sources.json": readCsl };

/** What the texts may cite, by key: the entries of `content/sources.bib` and `content/sources.json`. */
export function readSources(folder = "content"): ReadonlyMap<string, Source> {
  const sources = new Map<string, Source>();
  for (const [name, read] of Object.entries(readers)) {
    const file = path.posix.join(folder, name);
    if (!existsSync(file)) continue;
    for (const source of read(readFileSync(file, "utf8"), file)) {
      const taken = sources.get(source.key);
      if (taken) {
        throw new ContentMistake(
          `${source.key} is already at ${taken.place}; give each entry its own key`,
          source.place,
        );
      }
      sources.set(source.key, source);
    }
  }
  return sources;
}
