import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { articles } from "#content/articles.ts";
import { profile } from "#content/profile.ts";
import type { Article } from "#content/types.ts";

/** What a feed reader gets from the feed, by the browser's own XML parser. */
async function readFeed(page: Page) {
  const xml = await (await page.request.get("feed.xml")).text();
  await page.goto("about:blank");
  return page.evaluate((text) => {
    const feed = new DOMParser().parseFromString(text, "application/xml");
    if (feed.querySelector("parsererror")) throw new Error("feed.xml is not well-formed");
    const parts = (parent: Element, name: string) =>
      [...parent.children].filter((child) => child.localName === name);
    const describe = (element: Element) => ({
      namespace: element.namespaceURI,
      ids: parts(element, "id").map((id) => id.textContent),
      titles: parts(element, "title").map((title) => title.textContent),
      updated: parts(element, "updated").map((date) => date.textContent),
      published: parts(element, "published").map((date) => date.textContent),
      authors: parts(element, "author").map((author) => author.firstElementChild?.textContent),
      links: parts(element, "link").map((link) => [
        link.getAttribute("rel"),
        link.getAttribute("href"),
      ]),
      contents: parts(element, "content").map((content) => [
        content.getAttribute("type"),
        content.textContent,
      ]),
    });
    const root = feed.documentElement;
    return { ...describe(root), entries: parts(root, "entry").map(describe) };
  }, xml);
}

const rfc3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

test("feed.xml is an Atom feed by the rules of RFC 4287, newest first", async ({ page }) => {
  const feed = await readFeed(page);
  const at = (path: string) => profile.siteUrl + path;
  expect(feed.namespace).toBe("http://www.w3.org/2005/Atom");
  expect(feed.authors).toEqual([profile.name]);
  expect(feed.links).toEqual([
    ["alternate", at("/blogs")],
    ["self", at("/feed.xml")],
  ]);
  expect(feed.entries.map(({ ids }) => ids)).toEqual(
    articles.map(({ slug }) => [at(`/blogs/${slug}`)]),
  );
  for (const part of [feed, ...feed.entries]) {
    expect(part.ids).toHaveLength(1);
    expect(part.titles).toHaveLength(1);
    expect(part.updated).toEqual([expect.stringMatching(rfc3339)]);
  }
  expect(new Set(feed.entries.flatMap(({ ids }) => ids)).size).toBe(articles.length);
  expect(feed.updated).toEqual([
    feed.entries
      .flatMap(({ updated }) => updated)
      .sort()
      .at(-1),
  ]);
});

test("an entry says when its article was published and last changed", async ({ page }) => {
  const { entries } = await readFeed(page);
  articles.forEach(({ date, revised = date }: Article, index) => {
    expect(entries[index]?.published).toEqual([`${date}T00:00:00Z`]);
    expect(entries[index]?.updated).toEqual([`${revised}T00:00:00Z`]);
  });
});

/** Sentences of plain words from the source, which read the same in every form of the text. */
async function sentencesOf(slug: string) {
  const source = await readFile(`content/articles/${slug}.mdx`, "utf8");
  const prose = source.replaceAll(/^```[\s\S]*?^```/gm, "");
  const sentences = prose.matchAll(/(?<=^|[.?!] )[A-Z][\w ,]{14,}[.?!]+(?=\s|$)/gm);
  return [...sentences].map(([text]) => text);
}

for (const [index, { slug }] of articles.entries()) {
  test(`the feed carries the whole of ${slug}, fit for any reader`, async ({ page }) => {
    const { entries } = await readFeed(page);
    const [type, html = ""] = entries[index]?.contents[0] ?? [];
    expect(type).toBe("html");
    const content = await page.evaluate((markup) => {
      const { body } = new DOMParser().parseFromString(markup ?? "", "text/html");
      const all = [...body.querySelectorAll("*")];
      return {
        text: body.textContent.replaceAll(/\s+/g, " "),
        addresses: all.flatMap((element) =>
          ["href", "src"].flatMap((name) => element.getAttribute(name) ?? []),
        ),
        attributes: [...new Set(all.flatMap((element) => element.getAttributeNames()))],
        elements: [...new Set(all.map(({ localName }) => localName))],
      };
    }, html);
    const sentences = await sentencesOf(slug);
    expect(sentences.filter((sentence) => !content.text.includes(sentence))).toEqual([]);
    expect(sentences.length).toBeGreaterThan(0);
    expect(content.addresses.filter((address) => !/^https?:\/\//.test(address))).toEqual([]);
    const known = ["href", "align", "title", "start"];
    expect(content.attributes.filter((name) => !known.includes(name))).toEqual([]);
    const unfit = ["script", "style", "button", "svg", "input", "iframe", "span", "div", "nav"];
    expect(content.elements.filter((name) => unfit.includes(name))).toEqual([]);
  });
}

test("tables and code come whole in the feed", async ({ page, request }) => {
  const { entries } = await readFeed(page);
  for (const [index, { slug }] of articles.entries()) {
    const [, prose = ""] = (await (await request.get(`blogs/${slug}`)).text()).split('"prose">');
    const html = entries[index]?.contents[0]?.[1] ?? "";
    for (const element of ["<table", "<th", "<tr", "<td", "<pre", "<code"]) {
      expect(html.split(element).length, `${element} in ${slug}`).toBe(prose.split(element).length);
    }
  }
});
