import { failPlainly } from "#server/fail-plainly.ts";
import { checkTypes } from "./build/content/type-problems.ts";
import { run } from "./build/run.ts";

/** `npm run dev`: the site with live reload; arguments go to the dev server. */
async function main() {
  await checkTypes();
  const { checkContent } = await import("./build/check-content.ts");
  const { makeFonts } = await import("./build/fonts.ts");
  await checkContent();
  await makeFonts();
  await run("react-router", ["dev", ...process.argv.slice(2)]);
}

await main().catch(failPlainly);
