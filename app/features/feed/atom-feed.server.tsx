import type { MDXProps } from "mdx/types";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { fullAddress } from "#app/lib/meta/address.ts";
import { escapeXml } from "#app/lib/meta/xml.ts";
import { newestFirst } from "#content/derived/published.ts";
import { profile } from "#content/profile.ts";
import type { Article } from "#content/types.ts";
import { feedComponents } from "./feed-components.server.tsx";

/** Readers keep what they have seen, so a feed carries the newest only and stays small as the blog grows. */
const longestFeed = 24;

type Feed = {
  title: string;
  /** Paths: the page that the feed follows, the feed itself, and what identifies it forever. */
  page: string;
  feed: string;
  id: string;
  articles: readonly Article[];
};

/** An Atom feed of articles, newest first, with the whole text of each. */
export function atomFeed({ title, page, feed, id, articles }: Feed) {
  const newest = newestFirst(articles).slice(0, longestFeed);
  const [lastChange = "1970-01-01"] = newest.map(changedOn).sort().reverse();
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <title>${escapeXml(title)}</title>
  <subtitle>${escapeXml(profile.headline)}</subtitle>
  <id>${escapeXml(fullAddress(id))}</id>
  <link rel="alternate" type="text/html" href="${escapeXml(fullAddress(page))}"/>
  <link rel="self" type="application/atom+xml" href="${escapeXml(fullAddress(feed))}"/>
  <icon>${escapeXml(fullAddress("/favicon.svg"))}</icon>
  <updated>${timestamp(lastChange)}</updated>
  <author><name>${escapeXml(profile.name)}</name><uri>${escapeXml(fullAddress("/"))}</uri></author>
${newest.map(entry).join("\n")}
</feed>
`;
  return new Response(xml, { headers: { "Content-Type": "application/atom+xml; charset=utf-8" } });
}

function entry(article: Article) {
  const url = escapeXml(fullAddress(`/blogs/${article.slug}`));
  const tags = article.tags.map((tag) => `<category term="${escapeXml(tag)}"/>`).join("");
  return `  <entry>
    <title>${escapeXml(article.title)}</title>
    <id>${url}</id>
    <link rel="alternate" type="text/html" href="${url}"/>
    <published>${timestamp(article.date)}</published>
    <updated>${timestamp(changedOn(article))}</updated>
    <summary>${escapeXml(article.description)}</summary>
    ${tags}
    <content type="html">${escapeXml(articleHtml(article.slug))}</content>
  </entry>`;
}

function changedOn({ date, revised }: Article) {
  return revised ?? date;
}

/** A day in the format of RFC 3339. */
function timestamp(date: string) {
  return `${date}T00:00:00Z`;
}

const folder = "/content/articles";

const texts = import.meta.glob<{ default: ComponentType<MDXProps> }>(
  "/content/articles/*.{mdx,ipynb}",
  { eager: true },
);

/** What an article's own components are to feed readers. */
const own = import.meta.glob<typeof feedComponents>("../articles/*/feed.tsx", {
  eager: true,
  import: "feedComponents",
});

/** Attributes that only our own stylesheet and small screens need. */
const stylingAttributes = / (?:data-[\w-]+|class|role|scope|aria-label|tabindex)="[^"]*"/g;

/** An article is in the feed of the blog, of its category and of each of its tags. */
const made = new Map<string, string>();

/** The full text of an article as plain HTML for feed readers. */
function articleHtml(slug: string) {
  const html = made.get(slug) ?? render(slug);
  made.set(slug, html);
  return html;
}

function render(slug: string) {
  const Text = (texts[`${folder}/${slug}.mdx`] ?? texts[`${folder}/${slug}.ipynb`])?.default;
  if (!Text) throw new Error(`content/articles/${slug}.mdx does not exist.`);
  const address = fullAddress(`/blogs/${slug}`);
  const components = {
    ...feedComponents(address),
    ...own[`../articles/${slug}/feed.tsx`]?.(address),
  };
  return renderToStaticMarkup(<Text components={components} />).replaceAll(stylingAttributes, "");
}
