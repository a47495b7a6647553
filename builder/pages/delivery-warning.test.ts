import { describe, expect, test } from "vitest";
import { buildSettings } from "../settings.ts";
import { deliveryWarning } from "./delivery-warning.ts";

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
