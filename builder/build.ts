import { exitWithMessage } from "#server/exit-with-message.ts";
import { orTypeProblems } from "./content/type-problems.ts";

/** `npm run build`. */
async function main() {
  // The shell may have set another value, which would publish drafts.
  process.env.NODE_ENV = "production";
  const { build } = await orTypeProblems(import("./build-site.ts"));
  await build(process.env);
}

await main().catch(exitWithMessage);
