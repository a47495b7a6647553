import { failPlainly } from "#server/fail-plainly.ts";
import { orTypeProblems } from "./build/content/type-problems.ts";

/** `npm run build`. */
async function main() {
  // A terminal may have another value, which would put drafts into the lists of the site.
  process.env.NODE_ENV = "production";
  const { build } = await orTypeProblems(import("./build/build-site.ts"));
  await build(process.env);
}

await main().catch(failPlainly);
