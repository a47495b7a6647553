import { buildSettings } from "./build/settings.ts";
import { build } from "./build/build-site.ts";
import { failPlainly } from "./build/fail-plainly.ts";

await build(buildSettings(process.env)).catch(failPlainly);
