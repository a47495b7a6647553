import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import * as v from "valibot";
import type { D1 } from "./settings.ts";

/** What this project uses of Miniflare, which runs Workers on Cloudflare's own engine, workerd. */
export type Miniflare = {
  ready: Promise<URL>;
  getWorker(): Promise<{ scheduled(options: { cron: string }): Promise<unknown> }>;
  getD1Database(binding: string): Promise<D1>;
  dispose(): Promise<void>;
};

/** Starts the built Worker as `wrangler.jsonc` describes it, with the variables given. */
export async function startMiniflare({
  port = 0,
  variables,
  databaseFolder,
}: {
  port?: number;
  variables: Record<string, string>;
  /** Without it the database is in memory. */
  databaseFolder?: string;
}): Promise<Miniflare> {
  const Miniflare = await loadMiniflare();
  const config = await readConfig();
  const assets = path.resolve("build/client");
  return new Miniflare({
    port,
    modules: true,
    scriptPath: path.resolve("build/worker/worker.mjs"),
    modulesRules: [{ type: "ESModule", include: ["**/*.mjs"] }],
    compatibilityDate: config.compatibility_date,
    bindings: variables,
    d1Databases: { DB: "messages" },
    d1Persist: databaseFolder ?? false,
    assets: {
      directory: assets,
      binding: "ASSETS",
      routerConfig: {
        has_user_worker: true,
        static_routing: { user_worker: config.assets.run_worker_first },
      },
      assetConfig: {
        html_handling: config.assets.html_handling,
        not_found_handling: config.assets.not_found_handling,
        has_static_routing: true,
        headers: { version: 2, rules: hostHeaderRules(await readHostHeaders(assets)) },
      },
    },
  });
}

const configSchema = v.object({
  compatibility_date: v.string(),
  assets: v.object({
    html_handling: v.string(),
    not_found_handling: v.string(),
    run_worker_first: v.array(v.string()),
  }),
});

/** The file that the deployment reads, so that both agree. */
async function readConfig() {
  const text = await readFile(path.resolve("server/worker/wrangler.jsonc"), "utf8");
  return v.parse(configSchema, JSON.parse(text.replaceAll(/^\s*\/\/.*$/gm, "")));
}

/** From a package of its own, so that the default install does not need it. */
async function loadMiniflare(): Promise<new (options: object) => Miniflare> {
  const require = createRequire(path.resolve("server/worker/package/package.json"));
  const { Miniflare } = await import(pathToFileURL(require.resolve("miniflare")).href);
  return Miniflare;
}

function readHostHeaders(assets: string) {
  return readFile(path.join(assets, "_headers"), "utf8");
}

/** Wrangler reads `_headers` and passes the rules to Miniflare. Here we do it ourselves. */
function hostHeaderRules(text: string) {
  const rules: Record<string, { set: Record<string, string> }> = {};
  let rule: { set: Record<string, string> } = { set: {} };
  for (const line of text.split("\n").filter((line) => line.trim() !== "")) {
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) rule.set[name] = value;
    else rules[line.trim()] = rule = { set: {} };
  }
  return rules;
}
