import path from "node:path";
import { build } from "vite";

/**
 * Compiles a program that a test starts many times, and returns the file. Compiling it at each start, with
 * `--import tsx`, takes most of a second of processor time. In this checkout, where Node finds the libraries.
 */
export async function compileTestProgram(entry: string) {
  const name = `${path.basename(entry, ".ts")}.mjs`;
  const outDir = path.resolve(".cache/test-programs");
  await build({
    configFile: false,
    logLevel: "warn",
    build: {
      ssr: entry,
      target: "node20",
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      rollupOptions: { output: { entryFileNames: name } },
    },
  });
  return path.join(outDir, name);
}
