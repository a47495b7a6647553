import { exitWithMessage } from "#server/exit-with-message.ts";
import { countsPages } from "#server/page-count.ts";
import { checkPort } from "#server/port.ts";
import { startServer } from "#server/start-server.ts";
import { orTypeProblems } from "./content/type-problems.ts";

/** `npm start`: builds the site and serves it, in one process so that one signal stops it all. */
async function main() {
  // The shell may have set another value, which would publish drafts.
  process.env.NODE_ENV = "production";
  await checkPort(process.env.PORT);
  // Throws for a wrong value, before anyone waits for a build.
  countsPages(process.env);
  const { build } = await orTypeProblems(import("./build-site.ts"));
  await build(process.env, { isQuick: true });
  await startServer(process.env);
}

await main().catch(exitWithMessage);
