import type { Plugin } from "vite";

/**
 * Vite wraps each `import()` in a function that first loads the stylesheets of the part. No part that is
 * loaded late has one.
 */
export function importsWithoutHelper(): Plugin {
  return {
    name: "imports-without-helper",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => "export const __vitePreload = (load) => load();",
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === "chunk" && file.code.includes("__vite__mapDeps")) {
          throw new Error(
            `${file.fileName} loads a part with a stylesheet late, which imports-without-helper.ts would not load.`,
          );
        }
      }
    },
  };
}
