import path from "node:path";
import type { Plugin } from "vite";

/**
 * Fails the build when a list of `content/` would be sent to the browser, where every page would grow with
 * it. The same rule as React Router's for `.server` modules, for files whose names are the owner's.
 */
export function contentGuard(): Plugin {
  let lists = "";
  return {
    name: "content-guard",
    // The dev server follows the imports of loaders to find styles, and sends none of it.
    apply: "build",
    enforce: "pre",
    configResolved({ root }) {
      lists = path.join(root, "content/");
    },
    async resolveId(source, importer, options) {
      if (this.environment.name !== "client" || !importer) return;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!resolved?.id.startsWith(lists) || !resolved.id.endsWith(".ts")) return;
      const list = path.relative(lists, resolved.id);
      if (list === "types.ts") return;
      const from = path.relative(path.dirname(lists), importer).replace(/\?.*/, "");
      this.error(
        `content/${list} must not reach the browser, but ${from} imports it there. Read it in a loader, and return only what the page shows.`,
      );
    },
  };
}
