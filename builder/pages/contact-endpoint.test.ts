import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createServer, type ViteDevServer } from "vite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { samplePayload } from "#contact/service/test-request.ts";
import { contactPath } from "#contracts/contact-fields.ts";
import { contactEndpoint } from "./contact-endpoint.ts";

const platformResponse = globalThis.Response;

let folder: string;
let server: ViteDevServer;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "dev-outbox-"));
});
afterEach(async () => {
  await server.close();
  // The counts of the rate limit may still be on their way to the disk.
  await rm(folder, { recursive: true, maxRetries: 5 });
});

async function post(base: string) {
  server = await createServer({
    configFile: false,
    logLevel: "silent",
    root: folder,
    base,
    server: { port: 0, host: "127.0.0.1", ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [contactEndpoint({ OUTBOX_DIR: path.join(folder, "outbox") })],
  });
  await server.listen();
  const [origin = ""] = server.resolvedUrls?.local ?? [];
  return fetch(new URL(base.slice(0, -1) + contactPath, origin), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(samplePayload()),
  });
}

test.each(["/", "/folio/"])("the dev server at %s keeps a message in the outbox", async (base) => {
  const answer = await post(base);
  expect(await answer.text()).toBe("OK");
  const files = await readdir(path.join(folder, "outbox"));
  expect(files.filter((file) => file.endsWith(".eml"))).toHaveLength(1);
});

test("the dev server keeps the platform's own Response", async () => {
  await post("/");
  expect(globalThis.Response).toBe(platformResponse);
});
