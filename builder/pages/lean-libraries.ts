import type { Plugin } from "vite";

/** What libraries would add to the script of every page without any use for a visitor. */
export function leanLibraries(): Plugin[] {
  return [routerWithoutWarnings(), importsWithoutHelper()];
}

/** React Router's exports lead to its development build, which has its warnings to developers. */
function routerWithoutWarnings(): Plugin {
  return {
    name: "router-without-warnings",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId: {
      filter: { id: /^react-router(\/dom)?$/ },
      async handler(source, importer, options) {
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        if (!found?.id.includes("/dist/development/")) {
          throw new Error(`${source} is no longer in dist/development; adapt lean-libraries.ts.`);
        }
        return { ...found, id: found.id.replace("/dist/development/", "/dist/production/") };
      },
    },
  };
}

/**
 * Vite wraps each `import()` in a function that first loads the stylesheets of the part. No part that is
 * loaded late has one.
 */
function importsWithoutHelper(): Plugin {
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
            `${file.fileName} loads a part with a stylesheet late, which lean-libraries.ts would not load.`,
          );
        }
      }
    },
  };
}
