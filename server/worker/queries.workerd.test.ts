import { readdirSync, statSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { builtPageWith } from "../test-site-server.ts";
import { type Miniflare, startMiniflare } from "./miniflare.ts";

let worker: Miniflare;
let origin: string;

beforeAll(async () => {
  worker = await startMiniflare({ variables: {} });
  origin = (await worker.ready).origin;
});
afterAll(() => worker.dispose());

const queries = builtPageWith({ 'class="sql-run"': 1 });
if (!queries) console.log("Skipped: no page has a query.");

test.runIf(queries)("a page with queries may start PostgreSQL, another page may not", async () => {
  const pageOf = async (path: string) => (await fetch(origin + path)).text();
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/;
  const [, sql] = policy.exec(await pageOf(`${queries}`)) ?? [];
  expect(sql).toContain("'wasm-unsafe-eval'");
  expect(sql).toContain("worker-src 'self'");
  const [, about] = policy.exec(await pageOf("/about")) ?? [];
  expect(about).toContain("worker-src 'none'");
  expect(about).not.toContain("wasm-unsafe-eval");
});

test.runIf(queries).each([
  ["PostgreSQL", "assets", /^pglite-.*\.wasm$/, "application/wasm"],
  ["its files", "assets", /^pglite-.*\.data$/, null],
  ["the script of the worker", "assets", /^sql-worker-.*\.js$/, "text/javascript; charset=utf-8"],
  ["a database", "data", /\.sql$/, "application/sql"],
])("%s is served whole, and no header of it forbids WebAssembly", async (_, folder, name, type) => {
  const file = readdirSync(`build/client/${folder}`).find((file) => name.test(file));
  const answer = await fetch(`${origin}/${folder}/${file}`);
  expect(answer.status).toBe(200);
  if (type) expect(answer.headers.get("content-type")).toBe(type);
  expect(answer.headers.get("content-security-policy")).toBe("frame-ancestors 'none'");
  const { size } = statSync(`build/client/${folder}/${file}`);
  expect((await answer.arrayBuffer()).byteLength).toBe(size);
});
