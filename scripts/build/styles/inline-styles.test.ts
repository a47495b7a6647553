import { expect, test } from "vitest";
import { withStyles } from "./inline-styles.ts";
import { readStylesheet } from "./used-rules.ts";

const sheets: Record<string, string> = {
  "/assets/site.css": ".card{a:b}.md\\:\\[\\&\\>p\\]\\:x{c:d}.chart{e:f}",
  "/assets/sql.css": "#query{g:h}.chart{i:j}",
};
const stylesheet = async (url: string) => readStylesheet(sheets[url] ?? "");

test("a page has the rules it uses, in the order of its stylesheets, and asks for no stylesheet", async () => {
  const html = await withStyles(
    "index.html",
    '<head><link rel="stylesheet" href="/assets/sql.css" data-precedence="default"/><title>T</title><link rel="stylesheet" href="/assets/site.css#"/></head><div id="query" class="card md:[&amp;&gt;p]:x"></div>',
    stylesheet,
  );
  expect(html).toBe(
    '<head><style>#query{g:h}.card{a:b}.md\\:\\[\\&\\>p\\]\\:x{c:d}</style><link rel="stylesheet" href="/assets/sql.css" data-precedence="default" disabled=""/><title>T</title><link rel="stylesheet" href="/assets/site.css#" disabled=""/></head><div id="query" class="card md:[&amp;&gt;p]:x"></div>',
  );
});

test("a page with a model keeps its stylesheet as it is", async () => {
  const html =
    '<link rel="stylesheet" href="/assets/site.css"/><section aria-label="DCF" class="model card">';
  expect(await withStyles("index.html", html, stylesheet)).toBe(html);
});

test.each([
  ["a style element, which the policy would allow", "<style>p{}</style>", "a style element"],
  ["no stylesheet", "<p>Text</p>", "no stylesheet"],
])("a page with %s stops the build", async (_, html, problem) => {
  await expect(withStyles("index.html", html, stylesheet)).rejects.toThrow(
    `index.html: ${problem}`,
  );
});
