import { exitWithMessage } from "#server/exit-with-message.ts";
import { checkTypes } from "./content/type-problems.ts";
import { run } from "./process/run.ts";

/** `npm run check`: content, types and lint, without a build. The owner's files are formatted on the way. */
async function main() {
  await checkTypes();
  const { checkContent, checkFigures } = await import("./content/check-content.ts");
  await checkContent();
  await checkFigures();
  await run("tsc", ["--noEmit"]);
  await run("biome", ["check", "--write", "--log-level=error", "content"]);
  await run("biome", ["check", "."]);
}

await main().catch(exitWithMessage);
