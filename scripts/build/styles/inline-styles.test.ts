import { expect, test } from "vitest";
import { disabledStylesheets } from "#app/start/defer-scripts.ts";
import { type SiteFiles, withStyles } from "./inline-styles.ts";
import { readStylesheet } from "./used-rules.ts";

const sheets: Record<string, string> = {
  "/assets/site.css": ".card{a:b}.md\\:\\[\\&\\>p\\]\\:x{c:d}.slider{k:l}.chart{e:f}",
  "/assets/sql.css": "#query{g:h}.chart{i:j}",
};
const scripts: Record<string, { names: ReadonlySet<string>; imports: string[] }> = {
  "model.js": { names: new Set([".slider"]), imports: ["trace.js"] },
  "trace.js": { names: new Set([".chart"]), imports: ["model.js"] },
};
const files: SiteFiles = {
  stylesheet: async (url) => readStylesheet(sheets[url] ?? ""),
  script: async (file) => scripts[file] ?? { names: new Set(), imports: [] },
};

test("a page has the rules it uses, in the order of its stylesheets, and asks for no stylesheet", async () => {
  const html = await withStyles(
    "index.html",
    '<head><link rel="stylesheet" href="/assets/sql.css" data-precedence="default"/><title>T</title><link rel="stylesheet" href="/assets/site.css#"/></head><div id="query" class="card md:[&amp;&gt;p]:x"></div>',
    files,
  );
  expect(html).toBe(
    '<head><style>#query{g:h}.card{a:b}.md\\:\\[\\&\\>p\\]\\:x{c:d}</style><link rel="stylesheet" href="/assets/sql.css" data-precedence="default" disabled=""/><title>T</title><link rel="stylesheet" href="/assets/site.css#" disabled=""/></head><div id="query" class="card md:[&amp;&gt;p]:x"></div>',
  );
});

test("it also has the rules for what its scripts may add, with what they load later", async () => {
  const html = await withStyles(
    "index.html",
    '<link rel="stylesheet" href="/assets/site.css"/><script>import("/folio/assets/model.js")</script>',
    files,
  );
  expect(html).toContain("<style>.slider{k:l}.chart{e:f}</style>");
});

test("a page that asks for its whole stylesheets with its script has the rules for its markup alone", async () => {
  const html = await withStyles(
    "index.html",
    `<link rel="stylesheet" href="/assets/site.css"/><p class="card"/><script>"${disabledStylesheets}";import("/assets/model.js")</script>`,
    files,
  );
  expect(html).toContain("<style>.card{a:b}</style>");
});

test.each([
  ["a style element, which the policy would allow", "<style>p{}</style>", "a style element"],
  ["no stylesheet", "<p>Text</p>", "no stylesheet"],
])("a page with %s stops the build", async (_, html, problem) => {
  await expect(withStyles("index.html", html, files)).rejects.toThrow(`index.html: ${problem}`);
});
