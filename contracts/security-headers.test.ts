import { describe, expect, test } from "vitest";
import { fileHeaders, pagePolicy, securityHeaders, transportHeaders } from "./security-headers.ts";

/** As a browser reads it: directives between semicolons, a name and then its sources. */
function directivesOf(policy: string) {
  return new Map(
    policy.split(";").map((directive) => {
      const [name = "", ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

describe("the headers of every response", () => {
  test("forbid guessing the type of a file, and embedding it elsewhere", () => {
    expect(fileHeaders).toEqual({
      "X-Content-Type-Options": "nosniff",
      "Cross-Origin-Resource-Policy": "same-origin",
    });
  });

  test("are among those of a page, which may be framed nowhere", () => {
    expect(securityHeaders).toMatchObject({ ...fileHeaders, "X-Frame-Options": "DENY" });
  });
});

describe("https only", () => {
  test.each(["https://example.org", " HTTPS://example.org/me "])("for %j", (siteUrl) => {
    expect(transportHeaders(siteUrl)).toEqual({ "Strict-Transport-Security": "max-age=31536000" });
  });

  // A browser that was told so once could not open such a site for a year.
  test.each(["http://example.org", "http://https://", "", undefined])("not for %j", (siteUrl) => {
    expect(transportHeaders(siteUrl)).toEqual({});
  });
});

describe("the policy of a page", () => {
  const hashes = ["'sha256-aaa='", "'sha256-bbb='", "'sha256-aaa='"];
  const nothing = { scripts: [], styles: [] };
  const scripts = { scripts: hashes, styles: [] };

  test("runs scripts of the site and the inline scripts it names, once each", () => {
    expect(directivesOf(pagePolicy(scripts)).get("script-src")).toEqual([
      "'self'",
      "'sha256-aaa='",
      "'sha256-bbb='",
    ]);
  });

  test("applies the inline styles it names, and lets none of them run as a script", () => {
    const directives = directivesOf(pagePolicy({ scripts: [], styles: ["'sha256-ccc='"] }));
    expect(directives.get("style-src")).toEqual(["'self'", "'sha256-ccc='"]);
    expect(directives.get("script-src")).toEqual(["'self'"]);
  });

  test("lets nothing else in: no source beyond the site itself, unless it is needed", () => {
    const beyond = [...directivesOf(pagePolicy(nothing))].flatMap(([name, sources]) =>
      sources
        .filter((source) => !["'self'", "'none'"].includes(source))
        .map((source) => [name, source]),
    );
    expect(beyond).toEqual([
      ["img-src", "data:"],
      ["form-action", "mailto:"],
      ["require-trusted-types-for", "'script'"],
    ]);
  });

  test.each([
    "object-src",
    "frame-src",
    "worker-src",
    "base-uri",
    "trusted-types",
    "frame-ancestors",
  ])("allows no %s at all", (name) =>
    expect(directivesOf(pagePolicy(scripts)).get(name)).toEqual(["'none'"]),
  );

  test.each(["style-src", "font-src", "media-src", "manifest-src", "connect-src", "prefetch-src"])(
    "allows %s from the site alone, by name or by default",
    (name) => {
      const directives = directivesOf(pagePolicy(scripts));
      expect(directives.get(name) ?? directives.get("default-src")).toEqual(["'self'"]);
    },
  );

  test("lets a page with a query compile PostgreSQL in a worker of the site", () => {
    const directives = directivesOf(pagePolicy(nothing, { runsSql: true }));
    expect(directives.get("script-src")).toEqual(["'self'", "'wasm-unsafe-eval'"]);
    expect(directives.get("worker-src")).toEqual(["'self'"]);
    expect(directives.get("trusted-types")).toEqual(["sql-runner"]);
  });

  test("reaches the e-mail service and frames the video where the page needs them", () => {
    const needs = { connect: ["https://api.example.com"], frame: "https://video.example.com" };
    const directives = directivesOf(pagePolicy(nothing, needs));
    expect(directives.get("connect-src")).toEqual(["'self'", "https://api.example.com"]);
    expect(directives.get("frame-src")).toEqual(["https://video.example.com"]);
  });
});
