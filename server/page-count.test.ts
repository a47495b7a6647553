import type { IncomingHttpHeaders } from "node:http";
import { expect, test } from "vitest";
import { countsPages, viewLine } from "./page-count.ts";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const now = new Date("2026-11-16T07:05:59Z");

function lineFor(headers: IncomingHttpHeaders, method = "GET") {
  const all = { host: "site.example", "user-agent": firefox, "x-forwarded-for": "203.0.113.7" };
  return viewLine({ method, headers: { ...all, ...headers } }, "/about", now);
}

test("a view is one line: the minute and the page, and nothing about the visitor", () => {
  expect(lineFor({ "sec-fetch-dest": "document" })).toBe("view 2026-11-16T07:05Z /about");
});

test("a visitor from elsewhere adds the host they came from, without its path", () => {
  expect(lineFor({ referer: "https://news.example/today?user=7" })).toBe(
    "view 2026-11-16T07:05Z /about from news.example",
  );
  expect(lineFor({ referer: "https://site.example/blogs" })).not.toContain("from");
  expect(lineFor({ referer: "not an address" })).not.toContain("from");
});

test.each([
  ["a crawler", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" }],
  ["a script", { "user-agent": "curl/8.5" }],
  ["a program without a name", { "user-agent": "" }],
  ["a prefetch", { "sec-purpose": "prefetch" }],
  ["a page fetched by a script", { "sec-fetch-dest": "empty" }],
  ["a visitor with Do Not Track", { dnt: "1" }],
  ["a visitor with Global Privacy Control", { "sec-gpc": "1" }],
])("%s is not counted", (_, headers) => {
  expect(lineFor(headers)).toBeNull();
});

test("a request for the headers alone is not counted", () => {
  expect(lineFor({}, "HEAD")).toBeNull();
});

test("counting is off unless PAGE_COUNT is log, and any other value is one line", () => {
  expect(countsPages({})).toBe(false);
  expect(countsPages({ PAGE_COUNT: "off" })).toBe(false);
  expect(countsPages({ PAGE_COUNT: " log " })).toBe(true);
  expect(() => countsPages({ PAGE_COUNT: "yes" })).toThrow(
    /^PAGE_COUNT must be log or off\. It is "yes"\.$/,
  );
});
