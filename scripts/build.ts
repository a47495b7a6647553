import { failPlainly } from "#server/fail-plainly.ts";
import { build } from "./build/build-site.ts";
import { buildSettings } from "./build/settings.ts";

async function main() {
  await build(buildSettings(process.env));
}

await main().catch(failPlainly);
