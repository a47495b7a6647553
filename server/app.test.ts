import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ContactHealth } from "#contact/service/health.ts";
import { contactPath } from "#contracts/contact-fields.ts";
import type { FileList } from "#contracts/file-list.ts";
import { securityHeaders, transportHeaders } from "#contracts/security-headers.ts";
import { createApp } from "./app.ts";
import { openListener } from "./test-site-server.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "app-"));
  await writeFile(path.join(folder, "index.html"), "Hello");
});
afterEach(() => rm(folder, { recursive: true }));

const healthy: ContactHealth = {
  accepting: true,
  waitingTooLong: false,
  failed: false,
  fillingUp: false,
  mail: "working",
};

type AppOptions = {
  siteUrl?: string;
  health?: ContactHealth;
  basePath?: string;
  contactAnswer?: Parameters<typeof createApp>[0]["handleContact"];
  countViews?: ((line: string) => void) | null;
};

function openApp({
  siteUrl,
  health = healthy,
  basePath = "/",
  contactAnswer = async () => new Response("OK"),
  countViews = null,
}: AppOptions) {
  const page = {
    file: "index.html",
    type: "text/html; charset=utf-8",
    size: 5,
    hash: "h",
    immutable: false,
    encodings: [],
    policy: "default-src 'self'",
  };
  const files: FileList = {
    basePath,
    owner: { name: "Owner", email: "owner@site.example" },
    files: { "/": page, "/video.mp4": { ...page, type: "video/mp4", policy: undefined } },
  };
  const app = createApp({
    siteFolder: folder,
    files,
    handleContact: contactAnswer,
    checkHealth: async () => health,
    transportHeaders: transportHeaders(siteUrl),
    countViews,
  });
  return openListener(app);
}

type Asked = Parameters<Awaited<ReturnType<typeof openApp>>["ask"]>[1];

async function ask(address: string, asked: Asked, options: AppOptions = {}) {
  return (await openApp(options)).ask(address, asked);
}

test("a page that a person opens is one line of the count, and no other answer is", async () => {
  const countViews = vi.fn();
  const { ask } = await openApp({ countViews });
  const headers = { "User-Agent": "Mozilla/5.0 Firefox/140.0" };
  for (const path of ["/", "/nowhere", "/video.mp4", "/healthz"]) await ask(path, { headers });
  const view = [expect.stringMatching(/^view \d{4}-\S+Z \/$/)];
  expect(countViews.mock.calls).toEqual([view]);
  expect((await ask("/", { headers: { ...headers, "If-None-Match": '"h"' } })).status).toBe(304);
  expect(countViews.mock.calls).toEqual([view, view]);
});

const everyAnswer = [
  ["a page", "/", "GET", 200],
  ["a redirect", "/video.mp4/", "GET", 308],
  ["an unknown address", "/nowhere", "GET", 404],
  ["a refused method", "/", "DELETE", 405],
  ["a malformed address", "/%E0%A4%A", "GET", 400],
  ["the contact service", contactPath, "POST", 200],
  ["the health check", "/healthz", "GET", 200],
] as const;

test("asks for https with a file that is not a page too", async () => {
  const { headers } = await ask("/video.mp4", {}, { siteUrl: "https://site.example" });
  expect(headers.get("strict-transport-security")).toBe("max-age=31536000");
});

test.each(everyAnswer)("HEAD tells how long the answer would be: %s", async (_, address) => {
  const whole = await ask(address, { method: "GET" });
  const head = await ask(address, { method: "HEAD" });
  const length = whole.headers.get("content-length");
  expect(length).toBe(String((await whole.arrayBuffer()).byteLength));
  expect([head.status, head.headers.get("content-length")]).toEqual([whole.status, length]);
  expect(await head.text()).toBe("");
});

describe("a request line and its host", () => {
  const host = "Host: site.example\r\n";
  const message = `POST ${contactPath} HTTP/1.1\r\n${host}Content-Type: application/json\r\n`;
  test.each([
    ["in HTTP/1.1, with a host", `GET / HTTP/1.1\r\n${host}`, 200],
    ["with two hosts", `GET / HTTP/1.1\r\n${host}Host: evil.example\r\n`, 400],
    ["with the same host twice", `GET / HTTP/1.1\r\n${host}${host}`, 400],
    ["with an empty host", "GET / HTTP/1.1\r\nHost:\r\n", 400],
    ["with a malformed host", "GET / HTTP/1.1\r\nHost: exa mple/..?#\r\n", 400],
    ["without a host", "GET / HTTP/1.1\r\n", 400],
    ["in HTTP/1.0, without a host", "GET / HTTP/1.0\r\n", 200],
    ["for the health, in HTTP/1.0 without a host", "GET /healthz HTTP/1.0\r\n", 200],
    ["in HTTP/2.0", `GET / HTTP/2.0\r\n${host}`, 505],
    ["for the health, in HTTP/2.0", `GET /healthz HTTP/2.0\r\n${host}`, 505],
    ["for a proxy", `GET http://site.example/ HTTP/1.1\r\n${host}`, 200],
    ["for a proxy, malformed", `GET http://[::bad/ HTTP/1.1\r\n${host}`, 400],
    ["for no path", `OPTIONS * HTTP/1.1\r\n${host}`, 400],
    ["that is the start of a TLS session", "\x16\x03\x01\x02\x00\x01\r\n", 400],
    ["with a method nobody knows", `FETCH / HTTP/1.1\r\n${host}`, 400],
    ["to trace the request", `TRACE / HTTP/1.1\r\n${host}`, 405],
    ["with a bare NUL in its path", `GET /ab\0out HTTP/1.1\r\n${host}`, 400],
    ["with 20 KB of headers", `GET / HTTP/1.1\r\n${host}X-Long: ${"x".repeat(20_000)}\r\n`, 431],
    ["with two lengths", `${message}Content-Length: 5\r\nContent-Length: 6\r\n`, 400],
    ["with a negative length", `${message}Content-Length: -1\r\n`, 400],
    [
      "with a length and in chunks",
      `${message}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n`,
      400,
    ],
  ])("%s", async (_, head, status) => {
    const { send } = await openApp({});
    const answer = await send(`${head}Connection: close\r\n\r\n`);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });
});

test.each(["zz\r\nhello\r\n", "2\r\nhello\r\n0\r\n\r\n", "ffffffffffffffffff\r\nx"])(
  "a message whose chunks are not as long as they say is refused: %j",
  async (chunks) => {
    const { send } = await openApp({
      contactAnswer: async (request) => new Response(await request.text()),
    });
    const head = `POST ${contactPath} HTTP/1.1\r\nHost: site.example\r\nTransfer-Encoding: chunked\r\n`;
    expect(await send(`${head}Connection: close\r\n\r\n${chunks}`)).toContain("HTTP/1.1 400 ");
  },
);

test("requests sent at once are answered in order", async () => {
  const { send } = await openApp({});
  const line = (path: string, more = "") =>
    `GET ${path} HTTP/1.1\r\nHost: site.example\r\n${more}\r\n`;
  const answers = await send(
    line("/") + line("/nowhere") + line("/healthz") + line("/", "Connection: close\r\n"),
  );
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(
    [200, 404, 200, 200].map((status) => `HTTP/1.1 ${status}`),
  );
});

describe("every answer", () => {
  test.each(everyAnswer)("carries the security headers: %s", async (_, address, method, status) => {
    const answer = await ask(address, { method });
    expect(answer.status).toBe(status);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    for (const [name, value] of Object.entries(securityHeaders)) {
      expect([name, answer.headers.get(name)]).toEqual([name, value]);
    }
    expect(answer.headers.get("content-security-policy")).toMatch(/^default-src /);
  });

  test.each(everyAnswer)("asks for https when the site has it: %s", async (_, address, method) => {
    const secure = await ask(address, { method }, { siteUrl: "https://site.example" });
    expect(secure.headers.get("strict-transport-security")).toBe("max-age=31536000");
    for (const siteUrl of ["http://site.example", "", undefined]) {
      const plain = await ask(address, { method }, siteUrl === undefined ? {} : { siteUrl });
      expect(plain.headers.get("strict-transport-security")).toBeNull();
    }
  });

  test("keeps the policy that the contact service gave it", async () => {
    const contactAnswer = async () =>
      new Response("<p>Sent", { headers: { "content-security-policy": "default-src 'self'" } });
    const answer = await ask(contactPath, { method: "POST" }, { contactAnswer });
    expect(answer.headers.get("content-security-policy")).toBe("default-src 'self'");
  });

  test("says that something went wrong, and no more, when it did", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const contactAnswer = () => Promise.reject(new Error("secret"));
    const answer = await ask(contactPath, { method: "POST" }, { contactAnswer });
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain("secret");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    vi.restoreAllMocks();
  });
});

test("the contact service learns the address that a message comes from", async () => {
  const contactAnswer = vi.fn(async () => new Response("OK"));
  await ask(contactPath, { method: "POST" }, { contactAnswer });
  expect(contactAnswer).toHaveBeenCalledWith(expect.any(Request), { address: "127.0.0.1" });
});

describe("the health check", () => {
  test.each([
    ["messages are accepted", {}, 200],
    ["messages cannot be accepted", { accepting: false }, 503],
    ["a message waits too long", { waitingTooLong: true }, 503],
    ["the mail account fails, and nothing waits too long yet", { mail: "failing" }, 200],
    ["the outbox is filling up", { fillingUp: true }, 200],
  ] as const)("when %s", async (_, more, status) => {
    const health = { ...healthy, ...more };
    const answer = await ask("/healthz", {}, { health });
    expect(answer.status).toBe(status);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await answer.json()).toEqual({ ok: status === 200, contact: health });
  });

  test("answers at the root and below the base path", async () => {
    for (const address of ["/healthz", "/folio/healthz"]) {
      expect((await ask(address, {}, { basePath: "/folio/" })).status).toBe(200);
    }
  });
});
