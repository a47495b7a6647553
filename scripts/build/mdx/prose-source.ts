import type { Plugin } from "vite";
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

/** Only a text with queries loads the code for them. At the end, so that the lines keep their numbers. */
function withSqlComponents(source: string) {
  const needsThem = /^```sql .*\bquery="|^<DataFiles\b/m.test(source);
  return needsThem
    ? `${source.trimEnd()}\n\nexport { components } from "/app/features/sql/components.ts";\n`
    : source;
}
