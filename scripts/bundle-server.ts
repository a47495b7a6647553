import { build } from "vite";
import { failPlainly } from "#server/fail-plainly.ts";
import { buildSettings } from "./build/settings.ts";

const bundles = { "server.mjs": "server/main.ts", "messages.mjs": "server/messages.ts" };

/**
 * Puts the server and all it imports into `<buildDirectory>/server.mjs`, beside the pages, and the
 * command that lists messages into `messages.mjs`. That folder and Node are then all that a machine
 * needs: no packages, no TypeScript.
 */
async function main() {
  const { buildDirectory } = buildSettings(process.env);
  for (const [name, entry] of Object.entries(bundles)) await bundle(name, entry, buildDirectory);
}

async function bundle(name: string, entry: string, buildDirectory: string) {
  await build({
    configFile: false,
    logLevel: "warn",
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      target: "node20",
      outDir: buildDirectory,
      emptyOutDir: false,
      copyPublicDir: false,
      rollupOptions: { output: { entryFileNames: name } },
    },
  });
}

await main().catch(failPlainly);
