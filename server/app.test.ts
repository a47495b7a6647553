import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { contactPath } from "#contracts/contact-fields.ts";
import type { FileList } from "#contracts/file-list.ts";
import { securityHeaders, transportHeaders } from "#contracts/security-headers.ts";
import { createApp } from "./app.ts";
import type { ContactHealth } from "./contact/health.ts";

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
  mail: "working",
};

function openApp({
  siteUrl,
  health = healthy,
  basePath = "/",
  contactAnswer = async () => new Response("OK"),
  countViews = null,
}: {
  siteUrl?: string;
  health?: ContactHealth;
  basePath?: string;
  contactAnswer?: Parameters<typeof createApp>[0]["handleContact"];
  countViews?: ((line: string) => void) | null;
} = {}) {
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
    files: { "/": page, "/video.mp4": { ...page, policy: undefined } },
  };
  return createApp({
    siteFolder: folder,
    files,
    handleContact: contactAnswer,
    checkHealth: async () => health,
    addressOf: () => "192.0.2.1",
    transportHeaders: transportHeaders(siteUrl),
    countViews,
  });
}

test("a page that a person opens is one line of the count, and no other answer is", async () => {
  const countViews = vi.fn();
  const app = openApp({ countViews });
  for (const path of ["/", "/nowhere", "/healthz"]) {
    await app.request(path, { headers: { "User-Agent": "Mozilla/5.0 Firefox/140.0" } });
  }
  expect(countViews.mock.calls).toEqual([[expect.stringMatching(/^view \d{4}-\S+Z \/$/)]]);
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

describe("every answer", () => {
  test.each(everyAnswer)("carries the security headers: %s", async (_, address, method, status) => {
    const answer = await openApp().request(address, { method });
    expect(answer.status).toBe(status);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    for (const [name, value] of Object.entries(securityHeaders)) {
      expect([name, answer.headers.get(name)]).toEqual([name, value]);
    }
    expect(answer.headers.get("content-security-policy")).toMatch(/^default-src /);
  });

  test.each(everyAnswer)("asks for https when the site has it: %s", async (_, address, method) => {
    const secure = await openApp({ siteUrl: "https://site.example" }).request(address, { method });
    expect(secure.headers.get("strict-transport-security")).toBe("max-age=31536000");
    for (const siteUrl of ["http://site.example", "", undefined]) {
      const plain = await openApp({ ...(siteUrl === undefined ? {} : { siteUrl }) }).request(
        address,
        { method },
      );
      expect(plain.headers.get("strict-transport-security")).toBeNull();
    }
  });

  test("keeps the policy that the contact service gave it", async () => {
    const app = openApp({
      contactAnswer: async () =>
        new Response("<p>Sent", { headers: { "content-security-policy": "default-src 'self'" } }),
    });
    const answer = await app.request(contactPath, { method: "POST" });
    expect(answer.headers.get("content-security-policy")).toBe("default-src 'self'");
  });

  test("says that something went wrong, and no more, when it did", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const app = openApp({ contactAnswer: () => Promise.reject(new Error("secret")) });
    const answer = await app.request(contactPath, { method: "POST" });
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain("secret");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    vi.restoreAllMocks();
  });
});

test("the contact service learns the address that a message comes from", async () => {
  const contactAnswer = vi.fn(async () => new Response("OK"));
  await openApp({ contactAnswer }).request(contactPath, { method: "POST" });
  expect(contactAnswer).toHaveBeenCalledWith(expect.any(Request), { address: "192.0.2.1" });
});

describe("the health check", () => {
  test.each([
    ["messages are accepted", {}, 200],
    ["messages cannot be accepted", { accepting: false }, 503],
    ["a message waits too long", { waitingTooLong: true }, 503],
    ["the mail account fails, and nothing waits too long yet", { mail: "failing" }, 200],
  ] as const)("when %s", async (_, more, status) => {
    const health = { ...healthy, ...more };
    const answer = await openApp({ health }).request("/healthz");
    expect(answer.status).toBe(status);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await answer.json()).toEqual({ ok: status === 200, contact: health });
  });

  test("answers at the root and below the base path", async () => {
    for (const address of ["/healthz", "/folio/healthz"]) {
      expect((await openApp({ basePath: "/folio/" }).request(address)).status).toBe(200);
    }
  });
});
