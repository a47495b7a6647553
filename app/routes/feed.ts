import { articleHtml } from "#app/feed/article-html.server.tsx";
import { fullAddress } from "#app/meta/address.ts";
import { escapeXml } from "#app/meta/xml.ts";
import { pages } from "#content/pages.ts";
import { profile } from "#content/profile.ts";
import { publishedArticles as articles } from "#content/published.ts";
import type { Article } from "#content/types.ts";

/** An Atom feed of the blog, newest first, with the whole text of each article. */
export function loader() {
  const newestFirst: Article[] = [...articles].sort((a, b) => b.date.localeCompare(a.date));
  const [lastChange = "1970-01-01"] = newestFirst.map(changedOn).sort().reverse();
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <title>${escapeXml(`${profile.name}: ${pages["/blogs"].name}`)}</title>
  <subtitle>${escapeXml(profile.headline)}</subtitle>
  <id>${escapeXml(fullAddress("/"))}</id>
  <link rel="alternate" type="text/html" href="${escapeXml(fullAddress("/blogs"))}"/>
  <link rel="self" type="application/atom+xml" href="${escapeXml(fullAddress("/feed.xml"))}"/>
  <icon>${escapeXml(fullAddress("/favicon.svg"))}</icon>
  <updated>${moment(lastChange)}</updated>
  <author><name>${escapeXml(profile.name)}</name><uri>${escapeXml(fullAddress("/"))}</uri></author>
${newestFirst.map(entry).join("\n")}
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
    <published>${moment(article.date)}</published>
    <updated>${moment(changedOn(article))}</updated>
    <summary>${escapeXml(article.description)}</summary>
    ${tags}
    <content type="html">${escapeXml(articleHtml(article.slug))}</content>
  </entry>`;
}

function changedOn({ date, revised }: Article) {
  return revised ?? date;
}

/** A day in the format of RFC 3339. */
function moment(date: string) {
  return `${date}T00:00:00Z`;
}
