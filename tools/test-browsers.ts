import { existsSync } from "node:fs";
import { run } from "#builder/process/run.ts";
import { exitWithMessage } from "#server/exit-with-message.ts";
import { findBrowsers } from "./browsers/find-browsers.ts";

/** `npm run test:browsers`: the built site in Firefox and WebKit, if they are installed. */
async function main() {
  const { found, missing } = findBrowsers();
  for (const line of missing) console.log(line);
  if (found.length === 0) return;
  if (!existsSync("build/client/index.html")) await run("tsx", ["builder/build.ts"]);
  await run("vitest", ["run", "--project", "browsers", ...process.argv.slice(2)]);
}

await main().catch(exitWithMessage);
