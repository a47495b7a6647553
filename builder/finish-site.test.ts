import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { deliveryWarning, writeHostHeaders } from "./finish-site.ts";
import { buildSettings } from "./settings.ts";

function warning(env: Record<string, string> = {}) {
  return deliveryWarning(buildSettings(env)) ?? "";
}

describe("a build without EmailJS ids", () => {
  test("says in one line where messages go, below the base path", () => {
    expect(warning({ BASE_PATH: "/folio/" })).toMatch(
      /^Contact form: .* own server, at \/folio\/api\/v1\.0\/email\/send\. .*$/,
    );
  });

  test.each([
    ["NETLIFY", "Netlify"],
    ["VERCEL", "Vercel"],
    ["CF_PAGES", "Cloudflare Pages"],
    ["GITHUB_PAGES", "GitHub Pages"],
    ["STATIC_HOST", "a static host"],
  ])("that sees %s warns that messages will fail on %s", (variable, host) => {
    expect(warning({ [variable]: "1" })).toMatch(
      new RegExp(`^Warning: every message of the contact form will fail, unless .* ${host} .*$`),
    );
  });

  test.each([{}, { NETLIFY: "true" }])("%j names just the variables that silence it", (env) => {
    const named = warning(env).match(/VITE_\w+/g) ?? [];
    expect(named).not.toEqual([]);
    expect(warning({ ...env, ...Object.fromEntries(named.map((name) => [name, "x"])) })).toBe("");
  });
});

async function headersFor(basePath: string, siteUrl?: string) {
  const site = await mkdtemp(path.join(tmpdir(), "headers-"));
  await writeHostHeaders(site, basePath, siteUrl);
  return (await readFile(path.join(site, "_headers"), "utf8")).trimEnd().split("\n");
}

test("the headers file keeps within what Cloudflare Pages reads: 100 rules, 2,000 letters a line", async () => {
  const lines = await headersFor("/");
  const rules = lines.filter((line) => line.startsWith("/"));
  expect(rules).toEqual(["/*", "/assets/*"]);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000);
});

test("no header is in two rules for the same file: hosts would send both values", async () => {
  const names = (await headersFor("/folio/"))
    .filter((line) => line.startsWith("  "))
    .map((line) => line.split(":")[0]);
  expect(names).toHaveLength(new Set(names).size);
});

test("a site with an https address asks browsers to stay with https", async () => {
  const wanted = "  Strict-Transport-Security: max-age=31536000";
  expect(await headersFor("/", "https://site.example")).toContain(wanted);
  expect(await headersFor("/", "http://site.example")).not.toContain(wanted);
  expect(await headersFor("/")).not.toContain(wanted);
});
