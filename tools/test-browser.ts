import { run } from "#builder/process/run.ts";
import { exitWithMessage } from "#server/exit-with-message.ts";
import { findBrowser } from "./find-browser.ts";
import { isThorough } from "./test-depth.ts";
import { runPlaywright } from "./test-steps.ts";

/** `npm run test:browser`: builds what the browser tests need, and runs them; all with TEST_DEPTH=all. */
async function main() {
  const browser = findBrowser();
  await run("tsx", ["builder/build.ts"]);
  // Makes the site at a sub-path: that of a second owner.
  if (isThorough) await run("vitest", ["run", "--project", "built", "tools/make-it-yours"]);
  await runPlaywright(browser, process.argv.slice(2));
}

await main().catch(exitWithMessage);
