import { failPlainly } from "#server/fail-plainly.ts";
import { run } from "./build/run.ts";
import { findBrowser } from "./find-browser.ts";

/** `npm run test:browser`: builds the site twice, at the root and below a sub-path, and walks both. */
async function main() {
  const browser = findBrowser();
  await run("tsx", ["scripts/build.ts"]);
  await run("tsx", ["scripts/build.ts"], {
    BASE_PATH: "/folio/",
    BUILD_DIR: ".cache/sub-path-build",
  });
  await run("playwright", ["test", ...process.argv.slice(2)], { CHROME_PATH: browser });
}

await main().catch(failPlainly);
