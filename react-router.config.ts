import type { Config } from "@react-router/dev/config";
import { buildSettings } from "./builder/settings.ts";

const settings = buildSettings(process.env);

// The dev server renders a page when it is asked for, as the build renders each of them once: a list of
// pages would be read when the server starts, without the articles written since.
const isDev = process.env.NODE_ENV === "development";

export default {
  ssr: isDev,
  routeDiscovery: { mode: "initial" },
  basename: settings.basePath,
  buildDirectory: settings.buildDirectory,
  // A page is rendered while others are read and written.
  prerender: isDev ? false : { paths: everyPage, concurrency: 4 },
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config;

async function everyPage() {
  const { pagePaths, resourcePaths, searchPage } = await import("./content/pages.ts");
  // `/404` falls to the catch-all route; the build turns it into 404.html.
  return [...pagePaths, searchPage, ...resourcePaths, "/404"];
}
