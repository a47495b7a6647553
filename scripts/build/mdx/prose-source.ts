import type { Plugin } from "vite";
import { offersData, runsQueries } from "../sql/what-text-needs.ts";
import { placePictures } from "./place-pictures.ts";
import { plainProse } from "./plain-prose.ts";

/** Prepares a text for MDX: prose as people write it, and pictures in all their sizes. */
export function proseSource(): Plugin {
  return {
    name: "prose-source",
    enforce: "pre",
    transform: {
      filter: { id: /\.mdx(\?|$)/ },
      handler: async (source) => ({
        code: withSqlComponents(await placePictures(plainProse(source))),
        map: null,
      }),
    },
  };
}

/**
 * Only a text with queries loads the code that runs them, and one that only offers data the list of files. At
 * the end, so that the lines keep their numbers.
 */
export function withSqlComponents(source: string) {
  const name = runsQueries(source) ? "components" : offersData(source) ? "downloads" : null;
  if (!name) return source;
  const from = `/app/features/sql/${name}.ts`;
  return `${source.trimEnd()}\n\nexport { components } from "${from}";\n`;
}
