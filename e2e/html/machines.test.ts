import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { isInPreparation } from "#content/articles.ts";
import { contentPaths, pagePaths } from "#content/derived/page-paths.ts";
import { publishedArticles } from "#content/derived/published.ts";
import { profile } from "#content/profile.ts";
import type { SearchIndex } from "#contracts/search-index.ts";
import { exampleArticle, exampleProject } from "#e2e/pages.ts";
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
  const waiting = items.filter((item) => item.includes("(in preparation)]"));
  expect(waiting).toHaveLength(publishedArticles.filter(isInPreparation).length);
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

test("the site has the license of every package that is part of it", () => {
  expect(packagesIn("build/client/licenses.txt")).toEqual(
    expect.arrayContaining([
      ...["react", "react-dom", "@codemirror/view", "d3-array", "fflate"],
      ...["@electric-sql/pglite", "@fontsource-variable/geist", "@fontsource/stix-two-math"],
    ]),
  );
});

test.each(["server", "messages"])("npm run build leaves %s.mjs, with its licenses", (name) => {
  expect(readFileSync(`build/${name}.mjs`, "utf8")).toContain("import");
  expect(packagesIn(`build/${name}.licenses.txt`)).toContain("valibot");
});

type Icon = { src: string; type: string; sizes: string; purpose?: string };

async function readManifest() {
  const answer = await ask("site.webmanifest");
  expect(answer.headers.get("content-type")).toBe("application/manifest+json; charset=utf-8");
  return answer.json();
}

async function picture(address: string, type: string) {
  const answer = await ask(address.slice(1));
  expect(answer.status, address).toBe(200);
  expect(answer.headers.get("content-type"), address).toBe(type);
  return sharp(Buffer.from(await answer.arrayBuffer()));
}

test("the manifest names the owner and where the site begins", async () => {
  const { name, start_url, scope } = await readManifest();
  expect({ name, start_url, scope }).toEqual({ name: profile.name, start_url: "/", scope: "/" });
});

test("the manifest's icons are what it says they are", async () => {
  const icons: Icon[] = (await readManifest()).icons;
  for (const { src, type, sizes } of icons) {
    const { format, width, height } = await (await picture(src, type)).metadata();
    expect(type, src).toBe(format === "svg" ? "image/svg+xml" : `image/${format}`);
    expect(sizes, src).toBe(format === "svg" ? "any" : `${width}x${height}`);
  }
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
});

test("the maskable icon leaves no corner empty, whatever shape it is cut to", async () => {
  const icons: Icon[] = (await readManifest()).icons;
  const maskable = icons.filter(({ purpose }) => purpose === "maskable");
  expect(maskable).toHaveLength(1);
  for (const { src, type } of maskable) {
    const { isOpaque } = await (await picture(src, type)).stats();
    expect(isOpaque).toBe(true);
  }
});

test.each(["", `blogs/${exampleArticle.slug}`, "no/such/page"])(
  "the head of /%s names icons that exist",
  async (path) => {
    const page = await builtPage(path);
    const href = (rel: string) =>
      page.querySelector(`link[rel="${rel}"]`)?.getAttribute("href") ?? "";
    const icon = await picture(href("icon"), "image/svg+xml");
    expect((await icon.metadata()).format).toBe("svg");
    const touch = await picture(href("apple-touch-icon"), "image/png");
    const { width, height } = await touch.metadata();
    expect({ width, height }).toEqual({ width: 180, height: 180 });
    expect((await touch.stats()).isOpaque, "a phone fills what is clear with black").toBe(true);
    expect((await ask(href("manifest").slice(1))).status).toBe(200);
  },
);

test("/favicon.ico is there for programs that ask for it without reading a page", async () => {
  const answer = await ask("favicon.ico");
  expect(answer.headers.get("content-type")).toBe("image/x-icon");
  const icon = Buffer.from(await answer.arrayBuffer());
  expect(icon.subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
});
