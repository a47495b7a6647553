import { expect, test } from "@playwright/test";
import { pagePaths } from "#content/pages.ts";
import { profile } from "#content/profile.ts";

test("sitemap.xml lists every page and nothing else", async ({ request }) => {
  const xml = await (await request.get("sitemap.xml")).text();
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  expect(listed).toEqual(pagePaths.map((path) => profile.siteUrl + path));
});

test("robots.txt points to the sitemap", async ({ request }) => {
  const text = await (await request.get("robots.txt")).text();
  expect(text).toContain(`Sitemap: ${profile.siteUrl}/sitemap.xml`);
});

test("pages have structured data: the person, the site, the article and the way to it", async ({
  request,
}) => {
  async function typesOf(path: string) {
    const html = await (await request.get(path)).text();
    const json = /<script type="application\/ld\+json">([^<]+)<\/script>/.exec(html)?.[1] ?? "{}";
    const graph: { "@type": string }[] = JSON.parse(json)["@graph"];
    return graph.map((thing) => thing["@type"]);
  }
  expect(await typesOf("")).toEqual(["Person", "WebSite"]);
  expect(await typesOf("about")).toEqual(["Person", "BreadcrumbList"]);
  expect(await typesOf("projects/dcf-valuation-model")).toEqual(["BreadcrumbList"]);
  expect(await typesOf("blogs/ai-for-workplace")).toEqual(["BlogPosting", "BreadcrumbList"]);
});

test("previews have a title, description, address and picture", async ({ page }) => {
  await page.goto("projects/dcf-valuation-model");
  const content = (property: string) =>
    page.locator(`meta[property="${property}"]`).getAttribute("content");
  expect(await content("og:title")).toBe("DCF Valuation Model");
  expect(await content("og:description")).toMatch(/\S/);
  expect(await content("og:url")).toBe(`${profile.siteUrl}/projects/dcf-valuation-model`);
  expect(await content("og:type")).toBe("article");
  expect(await content("og:image")).toMatch(/^https:\/\/.*\.png$/);
});
