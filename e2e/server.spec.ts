import { expect, test } from "@playwright/test";
import { pages } from "./pages.ts";

test("each page carries a policy without inline code, and the safety headers", async ({
  request,
}) => {
  for (const page of pages) {
    const headers = (await request.get(page)).headers();
    const policy = headers["content-security-policy"] ?? "";
    expect(policy, page).toContain("default-src 'self'; object-src 'none'");
    expect(policy, page).toContain("frame-ancestors 'none'");
    expect(policy, page).not.toMatch(/unsafe-(inline|eval)/);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
    expect(headers["permissions-policy"]).toContain("camera=()");
    expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
  }
});

test("a script that is not ours does not run", async ({ page }) => {
  await page.goto("");
  const ran = await page.evaluate(() => {
    const script = document.createElement("script");
    try {
      script.textContent = "window.hacked = true";
      document.head.append(script);
    } catch {
      // Trusted Types refuse the text before the policy refuses the script.
    }
    return "hacked" in window;
  });
  expect(ran).toBe(false);
});

test("hashed files are kept for ever, pages are asked about again", async ({ request }) => {
  const html = await (await request.get("")).text();
  const stylesheet = /href="(\/assets\/[^"]+\.css)"/.exec(html)?.[1] ?? "";
  const asset = await request.get(stylesheet);
  expect(asset.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(asset.headers()["content-encoding"]).toBe("br");
  const page = await request.get("");
  expect(page.headers()["cache-control"]).toBe("no-cache");
  const again = await request.get("", { headers: { "If-None-Match": page.headers().etag ?? "" } });
  expect(again.status()).toBe(304);
});

test("a trailing slash leads to the page", async ({ page }) => {
  await page.goto("about/");
  await expect(page).toHaveURL(/\/about$/);
});
