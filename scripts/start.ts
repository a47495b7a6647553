import { failPlainly } from "#server/fail-plainly.ts";
import { startServer } from "#server/start-server.ts";
import { build } from "./build/build-site.ts";
import { buildSettings } from "./build/settings.ts";

/** `npm start`: builds the site and serves it, in one process so that one signal stops it all. */
async function main() {
  await build(buildSettings(process.env));
  await startServer(process.env);
}

await main().catch(failPlainly);
