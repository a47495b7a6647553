import { fullAddress } from "#app/meta/address.ts";
import { escapeXml } from "#app/meta/xml.ts";
import { articles } from "#content/articles.ts";
import { profile } from "#content/profile.ts";
import type { Article } from "#content/types.ts";

/** An Atom feed of the blog, newest first. */
export function loader() {
  const newestFirst = [...articles].sort((a, b) => b.date.localeCompare(a.date));
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <title>${escapeXml(profile.name)}: Blog</title>
  <subtitle>${escapeXml(profile.headline)}</subtitle>
  <id>${escapeXml(fullAddress("/"))}</id>
  <link rel="alternate" type="text/html" href="${escapeXml(fullAddress("/blogs"))}"/>
  <link rel="self" type="application/atom+xml" href="${escapeXml(fullAddress("/feed.xml"))}"/>
  <updated>${newestFirst[0]?.date ?? "1970-01-01"}T00:00:00Z</updated>
  <author><name>${escapeXml(profile.name)}</name></author>
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
    <published>${article.date}T00:00:00Z</published>
    <updated>${article.date}T00:00:00Z</updated>
    <summary>${escapeXml(article.description)}</summary>
    ${tags}
  </entry>`;
}
