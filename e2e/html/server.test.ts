import { expect, test } from "vitest";
import { nameOf, pages } from "../pages.ts";
import { ask, textOf } from "./built-site.ts";

test.each(pages.map(nameOf))(
  "%s carries a policy without inline code, and the security headers",
  async (name) => {
    const { status, headers } = await ask(name.slice(1));
    expect(status).toBe(200);
    const policy = headers.get("content-security-policy");
    expect(policy).toContain("default-src 'self'; object-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/'unsafe-(inline|eval)'/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("permissions-policy")).toContain("camera=()");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
  },
);

test("hashed files are cached for a year, pages are revalidated", async () => {
  const script = /href="\/(assets\/[^"]+\.js)"/.exec(await textOf(""))?.[1] ?? "";
  const asset = await ask(script, { "Accept-Encoding": "br" });
  expect(asset.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(asset.headers.get("content-encoding")).toBe("br");
  const page = await ask("");
  expect(page.headers.get("cache-control")).toBe("no-cache");
  const again = await ask("", { "If-None-Match": page.headers.get("etag") ?? "" });
  expect(again.status).toBe(304);
});

test("a trailing slash leads to the page", async () => {
  const answer = await ask("about/");
  expect(answer.status).toBe(308);
  expect(answer.headers.get("location")).toBe("/about");
});
