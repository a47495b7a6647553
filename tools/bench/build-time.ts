import { run } from "#builder/process/run.ts";

/** Builds into a folder and says how many seconds it took. */
export async function timeBuild(buildDirectory: string) {
  const began = performance.now();
  await run("tsx", ["builder/build.ts"], { BUILD_DIR: buildDirectory, BASE_PATH: "/" });
  return (performance.now() - began) / 1000;
}
