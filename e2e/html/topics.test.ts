import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { isInPreparation } from "#content/articles.ts";
import { publishedArticles } from "#content/derived/published.ts";
import { topicPath, topics } from "#content/derived/topics.ts";
import { profile } from "#content/profile.ts";
import { projects } from "#content/projects.ts";
import type { Article, Project } from "#content/types.ts";
import { builtHtml, builtPage, mainOf, named, textsOf } from "./built-page.ts";

describe.each(topics)("the page of $path", ({ kind, name, lead, path, articles }) => {
  const page = path.slice(1);

  test("lists its articles, newest first, under its name", async () => {
    const main = await mainOf(page);
    expect(textsOf(main, "h1")).toEqual([name]);
    expect(textsOf(main, "article h2")).toEqual(articles.map(({ title }) => title));
    if (lead) expect(textsOf(main, "header p")).toContain(lead);
    expect(named(main, "a", /Back to Blog/).getAttribute("href")).toBe("/blogs");
  });

  test("names its feed, which carries the same articles", async () => {
    const html = await builtPage(page);
    const feeds = [...html.querySelectorAll('link[type="application/atom+xml"]')];
    expect(feeds.map((link) => link.getAttribute("href"))).toContain(`${path}/feed.xml`);
    const feed = await readFile(`build/client${path}/feed.xml`, "utf8");
    const entries = [...feed.matchAll(/<entry>[\s\S]*?<id>([^<]+)<\/id>/g)].map(([, id]) => id);
    expect(entries).toEqual(articles.map(({ slug }) => `${profile.siteUrl}/blogs/${slug}`));
    expect(feed).toContain(
      `<link rel="self" type="application/atom+xml" href="${profile.siteUrl}${path}/feed.xml"/>`,
    );
  });

  test("lists the projects with the tag", async () => {
    const tagged = projects.filter((project: Project) => project.tags.includes(name));
    const [list] = (await mainOf(page)).querySelectorAll("[aria-labelledby=tagged-projects]");
    expect(list ? textsOf(list, "a") : []).toEqual(
      kind === "tag" ? tagged.map(({ title }) => title) : [],
    );
  });
});

test.each(publishedArticles)(
  "the tags of $slug are links, and so is its category if it has a page",
  async (article) => {
    const main = await mainOf(`blogs/${article.slug}`);
    const links = [...named(main, "ul", "Tags").querySelectorAll("a")];
    expect(links.map((link) => link.getAttribute("href"))).toEqual(
      article.tags.map((tag) => {
        const path = topicPath("tag", tag);
        return topics.some((topic) => topic.path === path)
          ? path
          : `/search?q=${encodeURIComponent(tag)}`;
      }),
    );
    const [details = main] = main.querySelectorAll(".article-details > p");
    expect(details.textContent).toContain(article.category);
    const path = topicPath("category", article.category);
    expect([...details.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual(
      topics.some((topic) => topic.path === path) ? [path] : [],
    );
  },
);

test("the blog leads to its categories, where two of them have a page", async () => {
  const links = [...(await mainOf("blogs")).querySelectorAll("nav[aria-label=Categories] a")];
  const choices = topics
    .filter(({ kind }) => kind === "category")
    .map(({ path, name, articles }) => [path, `${name}${articles.length}`]);
  expect(links.map((link) => [link.getAttribute("href"), link.textContent])).toEqual(
    choices.length < 2 ? [] : choices,
  );
});

describe("a series", () => {
  const articles: readonly Article[] = publishedArticles;
  const inSeries = articles.filter(({ series }) => series);
  const written = inSeries.filter((article) => !isInPreparation(article)).toReversed();
  const waiting = inSeries.filter(isInPreparation).toReversed();
  const alone = articles.find(({ series }) => !series);

  test.each(inSeries)("is on $slug, with its parts and the current one marked", async (article) => {
    const nav = named(await mainOf(`blogs/${article.slug}`), "nav", "Series");
    const place = written.includes(article)
      ? `Part ${written.indexOf(article) + 1} of ${inSeries.length}`
      : "Series";
    expect(textsOf(nav, "p")).toEqual([`${place}: ${article.series?.name}`]);
    expect(textsOf(nav, "ol > li")).toEqual(written.map(({ title }) => title));
    expect(textsOf(nav, "ul > li")).toEqual(
      waiting.map(({ title }) => `${title} (in preparation)`),
    );
    expect(textsOf(nav, "[aria-current=page]")[0]).toContain(article.title);
    expect(nav.querySelectorAll("a")).toHaveLength(inSeries.length - 1);
  });

  test.each(inSeries)("is in the structured data of $slug", async (article) => {
    const { slug, title } = article;
    const html = await builtHtml(`blogs/${slug}`);
    const json = /<script type="application\/ld\+json">([^<]+)<\/script>/.exec(html)?.[1] ?? "{}";
    const [posting] = JSON.parse(json)["@graph"];
    expect(posting).toMatchObject({
      headline: title,
      isPartOf: { "@type": "CreativeWorkSeries", name: inSeries[0]?.series?.name },
    });
    expect(posting.position).toBe(written.indexOf(article) + 1 || undefined);
  });

  test("leaves no trace on other articles", async () => {
    const main = await mainOf(`blogs/${alone?.slug}`);
    expect(main.querySelector("nav[aria-label=Series]")).toBeNull();
  });
});
