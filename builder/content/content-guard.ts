import type { Plugin } from "vite";
import { projectPath } from "../process/files.ts";

/** What a workbook shows belongs to its page alone. */
const allowedInBrowser = /^content\/(types\.ts$|workbooks\/)/;

/**
 * Fails the build when a list of `content/` or a `.server` module would be sent to the browser, where every page
 * would grow with it.
 */
export function contentGuard(): Plugin {
  let root = "";
  return {
    name: "content-guard",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    configResolved(config) {
      root = config.root;
    },
    buildEnd(error) {
      if (error) return;
      for (const id of this.getModuleIds()) {
        const list = projectPath(id, root);
        if (
          !/^content\/.*\.(ts|json)$|^app\/.*\.server\./.test(list) ||
          allowedInBrowser.test(list)
        )
          continue;
        const [importer = ""] = this.getModuleInfo(id)?.importers ?? [];
        const from = projectPath(importer, root).replace(/\?.*/, "");
        this.error(
          `${list} must not reach the browser, but ${from} imports it there. Read it in a loader, and return only what the page shows.`,
        );
      }
    },
  };
}
