import { failPlainly } from "#server/fail-plainly.ts";
import { checkContent } from "./build/check-content.ts";
import { makeFonts } from "./build/fonts.ts";
import { run } from "./build/run.ts";

/** `npm run dev`: the site with live reload; arguments go to the dev server. */
async function main() {
  await checkContent();
  await makeFonts();
  await run("react-router", ["dev", ...process.argv.slice(2)]);
}

await main().catch(failPlainly);
