import { fullAddress } from "#app/lib/meta/address.ts";
import { escapeXml } from "#app/lib/meta/xml.ts";
import { pagePaths } from "#content/pages.ts";
import { publishedArticles as articles } from "#content/published.ts";
import type { Article } from "#content/types.ts";

export function loader() {
  const dates = new Map(
    articles.map(({ slug, date, revised }: Article) => [`/blogs/${slug}`, revised ?? date]),
  );
  const entries = pagePaths.map((path) => {
    const date = dates.get(path);
    const changed = date ? `<lastmod>${date}</lastmod>` : "";
    return `  <url><loc>${escapeXml(fullAddress(path))}</loc>${changed}</url>`;
  });
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`;
  return new Response(xml, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}
