import { readFile } from "node:fs/promises";
import { type Element, Window } from "happy-dom";
import { expect, test } from "vitest";
import { publishedArticles } from "#content/derived/published.ts";
import { profile } from "#content/profile.ts";
import type { Article } from "#content/types.ts";
import { mainOf } from "./built-page.ts";

const { DOMParser } = new Window();
const parse = new DOMParser();
const feed = parse.parseFromString(
  await readFile("build/client/feed.xml", "utf8"),
  "application/xml",
).documentElement;
const entries = childrenOf(feed, "entry");

/** The children with this name, of which a feed reader uses the first. */
function childrenOf(parent: Element, name: string) {
  return [...parent.children].filter(({ localName }) => localName === name);
}

function textsOf(parent: Element, name: string) {
  return childrenOf(parent, name).map(({ textContent }) => textContent);
}

const rfc3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

test("feed.xml is an Atom feed by the rules of RFC 4287, newest first", () => {
  const at = (path: string) => profile.siteUrl + path;
  expect(feed.localName).toBe("feed");
  expect(feed.namespaceURI).toBe("http://www.w3.org/2005/Atom");
  expect(childrenOf(feed, "author").flatMap((author) => textsOf(author, "name"))).toEqual([
    profile.name,
  ]);
  const links = childrenOf(feed, "link").map((link) => [
    link.getAttribute("rel"),
    link.getAttribute("href"),
  ]);
  expect(links).toEqual([
    ["alternate", at("/blogs")],
    ["self", at("/feed.xml")],
  ]);
  expect(entries.map((entry) => textsOf(entry, "id"))).toEqual(
    publishedArticles.map(({ slug }) => [at(`/blogs/${slug}`)]),
  );
  for (const part of [feed, ...entries]) {
    expect(textsOf(part, "id")).toHaveLength(1);
    expect(textsOf(part, "title")).toHaveLength(1);
    expect(textsOf(part, "updated")).toEqual([expect.stringMatching(rfc3339)]);
  }
  expect(new Set(entries.flatMap((entry) => textsOf(entry, "id"))).size).toBe(
    publishedArticles.length,
  );
  const changes = entries.flatMap((entry) => textsOf(entry, "updated")).sort();
  expect(textsOf(feed, "updated")).toEqual([changes.at(-1)]);
});

test("an entry says when its article was published and last changed", () => {
  publishedArticles.forEach(({ date, revised = date }: Article, index) => {
    const entry = entries[index] ?? feed;
    expect(textsOf(entry, "published")).toEqual([`${date}T00:00:00Z`]);
    expect(textsOf(entry, "updated")).toEqual([`${revised}T00:00:00Z`]);
  });
});

/** Sentences of plain words from the source, which read the same in every form of the text. */
async function sentencesOf(slug: string) {
  const source = await readFile(`content/articles/${slug}.mdx`, "utf8");
  const prose = source.replaceAll(/^```[\s\S]*?^```/gm, "");
  const sentences = prose.matchAll(/(?<=^|[.?!] )[A-Z][\w ,]{14,}[.?!]+(?=\s|$)/gm);
  return [...sentences].map(([text]) => text);
}

test.each(publishedArticles.map(({ slug }, index) => [slug, index] as const))(
  "the feed carries the whole of %s, fit for any reader",
  async (slug, index) => {
    const [content] = childrenOf(entries[index] ?? feed, "content");
    expect(content?.getAttribute("type")).toBe("html");
    const { body } = parse.parseFromString(content?.textContent ?? "", "text/html");
    const text = body.textContent.replaceAll(/\s+/g, " ");
    const sentences = await sentencesOf(slug);
    expect(sentences.filter((sentence) => !text.includes(sentence))).toEqual([]);
    expect(sentences.length).toBeGreaterThan(0);
    const all = [...body.querySelectorAll("*")];
    const addresses = all.flatMap((element) =>
      ["href", "src"].flatMap((name) => element.getAttribute(name) ?? []),
    );
    expect(addresses.filter((address) => !/^https?:\/\//.test(address))).toEqual([]);
    const attributes = new Set(all.flatMap((element) => element.getAttributeNames()));
    expect([...attributes].filter((name) => !/^(href|align|title|start|lang)$/.test(name))).toEqual(
      [],
    );
    const disallowed = "script, style, button, svg, input, iframe, span:not([lang]), div, nav";
    expect([...body.querySelectorAll(disallowed)]).toEqual([]);
  },
);

test("tables and code come whole in the feed", async () => {
  for (const [index, { slug }] of publishedArticles.entries()) {
    const prose = (await mainOf(`blogs/${slug}`)).querySelector(".prose");
    const html = childrenOf(entries[index] ?? feed, "content")[0]?.textContent ?? "";
    const { body } = parse.parseFromString(html, "text/html");
    for (const element of ["table", "th", "tr", "td", "pre", "code"]) {
      const [inFeed, onPage] = [body, prose].map((root) => {
        const found = [...(root?.querySelectorAll(element) ?? [])];
        // Nobody can step through a query in a feed reader.
        return found.filter((part) => !part.closest(".sql-steps")).length;
      });
      expect(inFeed, `${element} in ${slug}`).toBeGreaterThanOrEqual(onPage ?? 0);
    }
  }
});
