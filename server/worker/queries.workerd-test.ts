import { readdirSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Miniflare, startMiniflare } from "./miniflare.ts";

let worker: Miniflare;
let origin: string;

beforeAll(async () => {
  worker = await startMiniflare({ variables: {} });
  origin = (await worker.ready).origin;
});
afterAll(() => worker.dispose());

/** The built file whose name starts and ends like this. */
function asset(start: string, end: string) {
  const name = readdirSync("build/client/assets").find(
    (file) => file.startsWith(start) && file.endsWith(end),
  );
  return `/assets/${name}`;
}

test("a page with queries may start PostgreSQL, another page may not", async () => {
  const pageOf = async (path: string) => (await fetch(origin + path)).text();
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/;
  const [, sql] = policy.exec(await pageOf("/blogs/sql-queries-financial-analyst")) ?? [];
  expect(sql).toContain("'wasm-unsafe-eval'");
  expect(sql).toContain("worker-src 'self'");
  const [, about] = policy.exec(await pageOf("/about")) ?? [];
  expect(about).toContain("worker-src 'none'");
  expect(about).not.toContain("wasm-unsafe-eval");
});

test.each([
  ["PostgreSQL", asset("pglite-", ".wasm"), "application/wasm"],
  ["its files", asset("pglite-", ".data"), null],
  ["the script of the worker", asset("sql-worker-", ".js"), "text/javascript; charset=utf-8"],
  ["a database", "/data/sales.sql", "application/sql"],
])("%s is served whole, and no header of it forbids WebAssembly", async (_, path, type) => {
  const answer = await fetch(origin + path);
  expect(answer.status).toBe(200);
  if (type) expect(answer.headers.get("content-type")).toBe(type);
  expect(answer.headers.get("content-security-policy")).toBe("frame-ancestors 'none'");
  expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
});
