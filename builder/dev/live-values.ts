import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";
import type * as values from "../pages/compiled-values.ts";

export const liveValuesId = "\0virtual:live-values";

/**
 * In development, a module that uses `__OWNER__` or another compiled value imports it instead. Vite reads
 * its own `define` once, and a change of the owner's name would need a restart.
 */
export function liveValues(names: readonly string[]): Plugin {
  let app = "";
  let server: ViteDevServer;
  return {
    name: "live-values",
    apply: "serve",
    enforce: "pre",
    configResolved({ root }) {
      app = `${root}/app/`;
    },
    configureServer(created) {
      server = created;
    },
    resolveId: (source) => (source === "virtual:live-values" ? liveValuesId : undefined),
    async load(id) {
      if (id !== liveValuesId) return;
      const read = await importFresh<typeof values>(server, "/builder/pages/compiled-values.ts");
      return Object.entries(read.compiledValues(process.env))
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join("\n");
    },
    transform(code, id) {
      if (!id.startsWith(app)) return;
      const used = names.filter((name) => code.includes(name));
      if (used.length === 0) return;
      // On the first line, so that line numbers stay.
      return {
        code: `import { ${used.join(", ")} } from "virtual:live-values";${code}`,
        map: null,
      };
    },
  };
}

/** A module of this project as it is now, with the content that it imports. */
export function importFresh<Module>({ environments }: ViteDevServer, path: string) {
  const { ssr } = environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("The dev server cannot run modules.");
  return ssr.runner.import<Module>(path);
}
