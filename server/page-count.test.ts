import { expect, test } from "vitest";
import { countsPages, viewLine } from "./page-count.ts";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const page = new Response(null, { headers: { "Content-Type": "text/html; charset=utf-8" } });
const now = new Date("2026-11-16T07:05:59Z");

function lineFor(headers: Record<string, string>, answer = page, method = "GET") {
  const all = { "User-Agent": firefox, "X-Forwarded-For": "203.0.113.7", ...headers };
  const request = new Request("https://site.example/about?utm=x", { method, headers: all });
  return viewLine(request, answer, now);
}

test("a view is one line: the minute and the page, and nothing about the visitor", () => {
  expect(lineFor({ "Sec-Fetch-Dest": "document" })).toBe("view 2026-11-16T07:05Z /about");
});

test("a visitor from elsewhere adds the host they came from, without its path", () => {
  expect(lineFor({ Referer: "https://news.example/today?user=7" })).toBe(
    "view 2026-11-16T07:05Z /about from news.example",
  );
  expect(lineFor({ Referer: "https://site.example/blogs" })).not.toContain("from");
  expect(lineFor({ Referer: "not an address" })).not.toContain("from");
});

test("a page that the browser still has counts too", () => {
  const fresh = new Response(null, { status: 304, headers: { "Content-Type": "text/html" } });
  expect(lineFor({}, fresh)).toBe("view 2026-11-16T07:05Z /about");
});

test.each([
  ["a crawler", { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" }],
  ["a script", { "User-Agent": "curl/8.5" }],
  ["a program without a name", { "User-Agent": "" }],
  ["a prefetch", { "Sec-Purpose": "prefetch" }],
  ["a page fetched by a script", { "Sec-Fetch-Dest": "empty" }],
  ["a visitor with Do Not Track", { DNT: "1" }],
  ["a visitor with Global Privacy Control", { "Sec-GPC": "1" }],
])("%s is not counted", (_, headers) => {
  expect(lineFor(headers)).toBeNull();
});

test("neither assets, unknown addresses nor requests for headers alone are counted", () => {
  const script = new Response(null, { headers: { "Content-Type": "text/javascript" } });
  const missing = new Response(null, { status: 404, headers: { "Content-Type": "text/html" } });
  expect(lineFor({}, script)).toBeNull();
  expect(lineFor({}, missing)).toBeNull();
  expect(lineFor({}, page, "HEAD")).toBeNull();
});

test("counting is off unless PAGE_COUNT is log, and any other value is one line", () => {
  expect(countsPages({})).toBe(false);
  expect(countsPages({ PAGE_COUNT: "off" })).toBe(false);
  expect(countsPages({ PAGE_COUNT: " log " })).toBe(true);
  expect(() => countsPages({ PAGE_COUNT: "yes" })).toThrow(
    /^PAGE_COUNT must be log or off\. It is "yes"\.$/,
  );
});
