import { writeFile } from "node:fs/promises";
import path from "node:path";
import { build } from "vite";
import { exitWithMessage } from "#server/exit-with-message.ts";
import { readFileList } from "#server/start-server.ts";
import { buildSettings } from "./settings.ts";

/** Puts the Worker and all it imports into `<buildDirectory>/worker/worker.mjs`, beside the pages. */
async function main() {
  const { buildDirectory } = buildSettings(process.env);
  const { basePath, owner } = await readFileList(buildDirectory);
  if (basePath !== "/")
    throw new Error("The Worker serves the root of a domain: leave BASE_PATH out.");
  // The platform compresses responses.
  await writeFile(path.join(buildDirectory, "client/.assetsignore"), "*.br\n*.gz\n");
  await build({
    configFile: false,
    logLevel: "warn",
    define: { __SITE__: JSON.stringify({ basePath, owner }) },
    ssr: { noExternal: true, target: "webworker" },
    build: {
      ssr: "server/worker/worker.ts",
      target: "es2022",
      outDir: path.join(buildDirectory, "worker"),
      copyPublicDir: false,
      license: { fileName: "worker.licenses.txt" },
      rollupOptions: { output: { entryFileNames: "worker.mjs" } },
    },
  });
}

await main().catch(exitWithMessage);
