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
        code: withOwnComponents(await placePictures(plainProse(source))),
        map: null,
      }),
    },
  };
}

/**
 * Adds the components that only some texts need, so that no other page loads their code. At the end, so that
 * the lines keep their numbers.
 */
export function withOwnComponents(source: string) {
  const files = [
    ...(runsQueries(source) ? ["sql/components"] : offersData(source) ? ["sql/downloads"] : []),
    ...(source.includes("<ProsePicture ") ? ["pictures/components"] : []),
  ].map((file) => JSON.stringify(`/app/features/${file}.ts`));
  if (files.length === 0) return source;
  const imports = files.map((file, index) => `import { components as own${index} } from ${file};`);
  const all = files.map((_, index) => `...own${index}`).join(", ");
  const code = [...imports, `export const components = { ${all} };`].join("\n");
  return `${source.trimEnd()}\n\n${code}\n`;
}
