import type { Config } from "@react-router/dev/config";
import { pagePaths, resourcePaths, searchPage } from "./content/pages.ts";
import { buildSettings } from "./scripts/build/settings.ts";

const settings = buildSettings(process.env);

export default {
  ssr: false,
  basename: settings.basePath,
  buildDirectory: settings.buildDirectory,
  // `/404` falls to the catch-all route; the build turns it into 404.html.
  prerender: [...pagePaths, searchPage, ...resourcePaths, "/404"],
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config;
