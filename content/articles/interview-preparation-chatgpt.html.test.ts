import { readFileSync } from "node:fs";
import { Window } from "happy-dom";
import { expect, test } from "vitest";
import { publishedArticles } from "#content/derived/published.ts";

test("a result that the page shows in the steps of a query is a table in the feed", () => {
  const parser = new new Window().DOMParser();
  const feed = parser.parseFromString(
    readFileSync("build/client/feed.xml", "utf8"),
    "application/xml",
  );
  const index = publishedArticles.findIndex(({ slug }) => slug === "interview-preparation-chatgpt");
  const html = feed.querySelectorAll("entry > content")[index]?.textContent ?? "";
  const { body } = parser.parseFromString(html, "text/html");
  expect(body.querySelectorAll("pre + figure table")).toHaveLength(4);
});
