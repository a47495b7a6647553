import { failPlainly } from "#server/fail-plainly.ts";
import { checkTypes } from "./build/content/type-problems.ts";
import { run } from "./build/run.ts";
import { runQuietly } from "./build/stages.ts";

/** `npm run check`: content, types and lint, without a build. The owner's files are formatted on the way. */
async function main() {
  await checkTypes();
  const { checkContent } = await import("./build/check-content.ts");
  await checkContent();
  await runQuietly("react-router", ["typegen"]);
  await run("tsc", ["--noEmit"]);
  await run("biome", ["check", "--write", "--log-level=error", "content"]);
  await run("biome", ["check", "."]);
}

await main().catch(failPlainly);
