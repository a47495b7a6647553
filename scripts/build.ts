import { failPlainly } from "#server/fail-plainly.ts";
import { checkTypes } from "./build/content/type-problems.ts";

/** `npm run build`. The content is loaded only once it is known to be free of slips. */
async function main() {
  // A terminal may have another value, which would put drafts into the lists of the site.
  process.env.NODE_ENV = "production";
  await checkTypes();
  const { build } = await import("./build/build-site.ts");
  await build(process.env);
}

await main().catch(failPlainly);
