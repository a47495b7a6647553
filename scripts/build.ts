import { failPlainly } from "#server/fail-plainly.ts";
import { checkTypes } from "./build/content/type-problems.ts";

/** `npm run build`. The content is loaded only once it is known to be free of slips. */
async function main() {
  await checkTypes();
  const { build } = await import("./build/build-site.ts");
  await build(process.env);
}

await main().catch(failPlainly);
