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
      handler: async (source) => ({ code: await placePictures(plainProse(source)), map: null }),
    },
  };
}
