import { failPlainly } from "#server/fail-plainly.ts";
import { run } from "./build/run.ts";

/** `npm run check`: types and lint alone, in seconds. */
async function main() {
  await run("react-router", ["typegen"]);
  await run("tsc", ["--noEmit"]);
  await run("biome", ["check", "."]);
}

await main().catch(failPlainly);
