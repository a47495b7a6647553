import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { samplePayload, sampleRequest, site } from "#server/contact/sample-request.ts";
import { type Bucket, createWorker, type WorkerEnv } from "./cloudflare-worker.ts";

/** The platform in memory: a bucket, static files, and a mail service that answers `statuses`. */
function openPlatform({
  env = {},
  statuses = [],
}: {
  env?: Partial<WorkerEnv>;
  statuses?: number[];
}) {
  const objects = new Map<string, string>();
  const mails: { key: string | null; body: Record<string, unknown> }[] = [];
  const background: Promise<unknown>[] = [];
  const bucket: Bucket = {
    put: async (key, value) => objects.set(key, value),
    get: async (key) => {
      const value = objects.get(key);
      return value === undefined ? null : { text: async () => value };
    },
    delete: async (key) => void objects.delete(key),
    list: async ({ prefix, limit }) => ({
      objects: [...objects.keys()]
        .filter((key) => key.startsWith(prefix))
        .slice(0, limit)
        .map((key) => ({ key })),
    }),
  };
  const lines: string[] = [];
  const note = (line: string) => lines.push(line);
  const worker = createWorker({
    log: { info: note, warn: note, error: note },
    async fetchMail(url, init) {
      const request = new Request(url, init);
      mails.push({ key: request.headers.get("idempotency-key"), body: await request.json() });
      return new Response("{}", { status: statuses.shift() ?? 200 });
    },
  });
  const fullEnv: WorkerEnv = {
    ASSETS: { fetch: async () => new Response("a page") },
    OUTBOX: bucket,
    CONTACT_TO: "owner@example.org",
    CONTACT_FROM: "site@example.org",
    ...env,
  };
  return {
    objects,
    mails,
    lines,
    async fetch(request: Request) {
      const response = await worker.fetch(request, fullEnv, {
        waitUntil: (w) => background.push(w),
      });
      await Promise.all(background);
      return response;
    },
    scheduled: () => worker.scheduled({}, fullEnv),
  };
}

const keyed = { RESEND_API_KEY: "key" };

describe("the Worker", () => {
  test("stores a message in the bucket before it answers OK", async () => {
    const platform = openPlatform({});
    const response = await platform.fetch(sampleRequest());
    expect([response.status, await response.text()]).toEqual([200, "OK"]);
    const [[key, value] = ["", "{}"]] = platform.objects;
    expect(key).toMatch(/^pending\/\d{8}T\d{9}Z-000000-[0-9a-f]{16}\.json$/);
    expect(JSON.parse(value).message).toMatchObject({ from_name: "Ada Lovelace" });
    expect(platform.mails).toEqual([]);
  });

  test("answers 500 when the bucket fails", async () => {
    const broken = { put: () => Promise.reject(new Error("R2 is away")) };
    const platform = openPlatform({ env: { OUTBOX: broken as unknown as Bucket } });
    expect((await platform.fetch(sampleRequest())).status).toBe(500);
  });

  test("refuses bad input and another origin like our own server, and stores nothing", async () => {
    const platform = openPlatform({});
    const bad = sampleRequest({ body: JSON.stringify(samplePayload({ from_email: "no" })) });
    expect((await platform.fetch(bad)).status).toBe(400);
    const foreign = sampleRequest({ headers: { origin: "https://evil.test" } });
    expect((await platform.fetch(foreign)).status).toBe(403);
    expect(platform.objects.size).toBe(0);
  });

  test("counts each visitor by the address the platform names", async () => {
    const platform = openPlatform({});
    const from = (address: string) =>
      platform.fetch(sampleRequest({ headers: { "cf-connecting-ip": address } }));
    for (let i = 0; i < 5; i++) expect((await from("192.0.2.1")).status).toBe(200);
    expect((await from("192.0.2.1")).status).toBe(429);
    expect((await from("192.0.2.2")).status).toBe(200);
  });

  test("mails the message in the site's name and moves it to sent/", async () => {
    const platform = openPlatform({ env: keyed });
    const body = JSON.stringify(samplePayload({ from_name: 'Ada "Byron" Lovelace, <x@y.z>' }));
    await platform.fetch(sampleRequest({ body }));
    expect(platform.mails.map((mail) => mail.body)).toEqual([
      {
        from: '"Ada \\"Byron\\" Lovelace, <x@y.z>" <site@example.org>',
        to: ["owner@example.org"],
        reply_to: "ada@example.org",
        subject: "The analytical engine",
        text: "Dear Sir,\n\nwhen will it be ready?",
      },
    ]);
    expect([...platform.objects.keys()]).toEqual([expect.stringMatching(/^sent\//)]);
  });

  test("tries a failed mail again on schedule, as the same mail, until it is taken", async () => {
    const platform = openPlatform({ env: keyed, statuses: [500, 429, 200] });
    expect((await platform.fetch(sampleRequest())).status).toBe(200);
    expect([...platform.objects.keys()]).toEqual([expect.stringMatching(/^pending\//)]);
    expect(platform.lines.join()).toContain("mail service status 500");
    await platform.scheduled();
    await platform.scheduled();
    await platform.scheduled();
    expect(new Set(platform.mails.map(({ key }) => key)).size).toBe(1);
    expect(platform.mails).toHaveLength(3);
    expect([...platform.objects.keys()]).toEqual([expect.stringMatching(/^sent\//)]);
  });

  test("leaves every other path to the static files", async () => {
    const response = await openPlatform({}).fetch(new Request(`${site}/about`));
    expect(await response.text()).toBe("a page");
  });

  test("is made of web standards alone: nothing it imports needs Node", async () => {
    const seen = new Set<string>();
    const packages = new Set<string>();
    async function visit(url: URL) {
      if (seen.has(url.href)) return;
      seen.add(url.href);
      const source = await readFile(fileURLToPath(url), "utf8");
      for (const [, target = ""] of source.matchAll(/^(?:import|\}) .*?from "([^"]+)"/gm)) {
        if (target.startsWith(".")) await visit(new URL(target, url));
        else if (target.startsWith("#"))
          await visit(new URL(`../../${target.slice(1)}`, import.meta.url));
        else packages.add(target);
      }
    }
    await visit(new URL("./cloudflare-worker.ts", import.meta.url));
    expect(seen.size).toBeGreaterThan(6);
    expect([...packages]).toEqual(["valibot"]);
  });
});
