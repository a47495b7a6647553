import { build } from "vite";

const bundles = { server: "server/main.ts", messages: "builder/messages.ts" };

/**
 * Puts the server and all it imports into `<folder>/server.mjs`, beside the pages, and the command that lists
 * messages into `messages.mjs`. That folder and Node are then all that a machine needs: no packages, no TypeScript.
 */
export async function bundleServer(folder: string) {
  for (const [name, entry] of Object.entries(bundles)) {
    await build({
      configFile: false,
      logLevel: "warn",
      ssr: { noExternal: true },
      build: {
        ssr: entry,
        target: "node20",
        outDir: folder,
        emptyOutDir: false,
        copyPublicDir: false,
        license: { fileName: `${name}.licenses.txt` },
        rollupOptions: { output: { entryFileNames: `${name}.mjs` } },
      },
    });
  }
}
