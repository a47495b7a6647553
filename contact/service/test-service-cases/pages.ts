import { describe, expect, test } from "vitest";
import { type OpenSite, useSite } from "./running-site.ts";

/** The pages around the contact form, and their headers. */
export function describePages(open: OpenSite) {
  describe("the site", () => {
    const { get, send } = useSite(open, { SITE_URL: "https://portfolio.example" });

    test("serves its pages, and the same safety headers on pages and answers", async () => {
      const answers = [await get("/"), await get("/about"), await send({ message: "" })];
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 400]);
      for (const { headers } of answers) {
        expect(headers.get("x-content-type-options")).toBe("nosniff");
        expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
        expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
        expect(headers.get("permissions-policy")).toContain("camera=()");
        expect(headers.get("x-frame-options")).toBe("DENY");
        expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
      }
    });

    test("forbids inline code in every page", async () => {
      const response = await get("/about");
      const [, policy] =
        /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(
          await response.text(),
        ) ?? [];
      expect(policy).toMatch(/script-src 'self' 'sha256-/);
      expect(policy).not.toContain("unsafe-inline");
    });

    test("lets browsers keep hashed files for ever, and ask about pages again", async () => {
      const page = await get("/");
      const [asset = ""] = /\/assets\/[^"]+\.js/.exec(await page.text()) ?? [];
      expect((await get(asset)).headers.get("cache-control")).toBe(
        "public, max-age=31536000, immutable",
      );
      expect(page.headers.get("cache-control")).toMatch(/no-cache|must-revalidate/);
      const tag = page.headers.get("etag") ?? "";
      expect((await get("/", { headers: { "if-none-match": tag } })).status).toBe(304);
    });

    test.each(["/no-such-page", "/projects/unknown", "/about/more", "/files.json"])(
      "answers %s with 404 and the page that says so",
      async (path) => {
        const response = await get(path);
        expect(response.status).toBe(404);
        expect(await response.text()).toContain("Oops! Page not found");
      },
    );

    test("leads from a trailing slash to the page", async () => {
      const response = await get("/about/");
      expect([response.status, new URL(response.url).pathname]).toEqual([200, "/about"]);
    });

    test("says how it is", async () => {
      const response = await get("/healthz");
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ ok: true, contact: { accepting: true } });
    });
  });
}
