import { build } from "vite";
import { failPlainly } from "#server/fail-plainly.ts";
import { buildSettings } from "./build/settings.ts";

/**
 * Puts the server and all it imports into `<buildDirectory>/server.mjs`, beside the pages. That
 * folder and Node are then all that a machine needs: no packages, no TypeScript.
 */
async function main() {
  const { buildDirectory } = buildSettings(process.env);
  await build({
    configFile: false,
    logLevel: "warn",
    ssr: { noExternal: true },
    build: {
      ssr: "server/main.ts",
      target: "node20",
      outDir: buildDirectory,
      emptyOutDir: false,
      copyPublicDir: false,
      rollupOptions: { output: { entryFileNames: "server.mjs" } },
    },
  });
}

await main().catch(failPlainly);
