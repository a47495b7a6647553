import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contentPaths, pagePaths } from "#content/pages.ts";
import { profile } from "#content/profile.ts";
import type { SearchIndex } from "#contracts/search-index.ts";
import { exampleArticle, exampleProject } from "../pages.ts";
import { builtPage } from "./built-page.ts";
import { ask, textOf } from "./built-site.ts";

test("sitemap.xml lists every page and nothing else", async () => {
  const listed = [...(await textOf("sitemap.xml")).matchAll(/<loc>([^<]+)<\/loc>/g)];
  expect(listed.map(([, url]) => url)).toEqual(pagePaths.map((path) => profile.siteUrl + path));
});

test("robots.txt points to the sitemap", async () => {
  expect(await textOf("robots.txt")).toContain(`Sitemap: ${profile.siteUrl}/sitemap.xml`);
});

test("llms.txt names the owner, sums up the site and links to every page with a text of its own", async () => {
  const answer = await ask("llms.txt");
  expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const lines = (await answer.text()).split("\n");
  const [title, , summary] = lines;
  expect(title).toBe(`# ${profile.name}`);
  expect(summary).toBe(`> ${profile.headline} ${profile.tagline}`);
  const items = lines.filter((line) => line.startsWith("- "));
  const links = items.map((line) => /^- \[.+\]\((\S+)\): \S.+$/.exec(line)?.[1] ?? line);
  const addresses = contentPaths.map((path) => profile.siteUrl + path);
  expect(links).toEqual(expect.arrayContaining(addresses));
  for (const link of links) {
    expect((await ask(new URL(link).pathname.slice(1))).status, link).toBe(200);
  }
});

test.each([
  ["", ["Person", "WebSite"]],
  ["about", ["Person", "BreadcrumbList"]],
  [`projects/${exampleProject.slug}`, ["BreadcrumbList"]],
  [`blogs/${exampleArticle.slug}`, ["BlogPosting", "BreadcrumbList"]],
])("the structured data of /%s is about %j", async (page, types) => {
  const html = await textOf(page);
  const json = /<script type="application\/ld\+json">([^<]+)<\/script>/.exec(html)?.[1] ?? "{}";
  const graph: { "@type": string }[] = JSON.parse(json)["@graph"];
  expect(graph.map((thing) => thing["@type"])).toEqual(types);
});

test("previews have a title, description, address and picture", async () => {
  const page = await builtPage(`projects/${exampleProject.slug}`);
  const content = (property: string) =>
    page.querySelector(`meta[property="${property}"]`)?.getAttribute("content");
  expect(content("og:title")).toBe(exampleProject.title);
  expect(content("og:description")).toMatch(/\S/);
  expect(content("og:url")).toBe(`${profile.siteUrl}/projects/${exampleProject.slug}`);
  expect(content("og:type")).toBe("article");
  expect(content("og:image")).toMatch(/^https:\/\/.*\.png$/);
});

test.skipIf(profile.resumeUrl !== null)("the resume is a whole PDF", async () => {
  const answer = await ask("resume.pdf");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("application/pdf");
  const pdf = Buffer.from(await answer.arrayBuffer()).toString("latin1");
  expect(pdf.slice(0, 5)).toBe("%PDF-");
  expect(pdf.trimEnd()).toMatch(/%%EOF$/);
});

test("the search page is not offered to search engines", async () => {
  expect(await textOf("search")).toContain('<meta name="robots" content="noindex"/>');
  expect(await textOf("sitemap.xml")).not.toContain("/search");
});

test("the search index quotes what a page says, never its controls or results", async () => {
  const { entries }: SearchIndex = JSON.parse(await textOf("search.json"));
  expect(entries.length).toBeGreaterThan(contentPaths.length);
  const controls = /Get the project copy|From 1 to 1,000|System size kW|Show all \d+ rows/;
  expect(entries.filter(({ text }) => controls.test(text))).toEqual([]);
});

test("resume.json has the owner's facts in the format of JSON Resume", async () => {
  const answer = await ask("resume.json");
  expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
  const { basics, work } = await answer.json();
  expect(basics).toMatchObject({ name: profile.name, url: `${profile.siteUrl}/` });
  expect(work).toHaveLength(profile.experience.filter(({ kind }) => kind === "work").length);
});

function packagesIn(file: string) {
  const text = readFileSync(file, "utf8");
  return [...text.matchAll(/^## (\S+) - \S+ \((\S+)\)\n\n(?!##)/gm)].map(([, name]) => name);
}

test("the site has the licence of every package that is part of it", () => {
  expect(packagesIn("build/client/licences.txt")).toEqual(
    expect.arrayContaining([
      ...["react", "react-dom", "@codemirror/view", "d3-array", "fflate"],
      ...["@electric-sql/pglite", "@fontsource-variable/geist", "@fontsource/stix-two-math"],
    ]),
  );
});

test.each(["server", "messages"])("npm run build leaves %s.mjs, with its licences", (name) => {
  expect(readFileSync(`build/${name}.mjs`, "utf8")).toContain("import");
  expect(packagesIn(`build/${name}.licences.txt`)).toContain("valibot");
});
