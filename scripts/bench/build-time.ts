import { rm } from "node:fs/promises";
import { run } from "../build/run.ts";

/** What a build keeps from the one before. */
const kept = [".cache/fonts", ".cache/previews", ".cache/resume"];

/** Builds into a folder, as after a fresh clone if asked, and says how many seconds it took. */
export async function timeBuild(buildDirectory: string, { fresh }: { fresh: boolean }) {
  if (fresh) for (const folder of kept) await rm(folder, { recursive: true, force: true });
  const began = performance.now();
  await run("tsx", ["scripts/build.ts"], { BUILD_DIR: buildDirectory, BASE_PATH: "/" });
  return (performance.now() - began) / 1000;
}
