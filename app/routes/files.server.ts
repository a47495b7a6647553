import { atomFeed } from "#app/features/feed/atom-feed.server.tsx";
import { address, fullAddress } from "#app/lib/meta/address.ts";
import { descriptionOf } from "#app/lib/meta/page-meta.ts";
import { escapeXml } from "#app/lib/meta/xml.ts";
import type { LoaderArgs } from "#app/lib/page-props.ts";
import { isInPreparation } from "#content/articles.ts";
import { pagePaths, projectsWithPage, searchPage } from "#content/derived/page-paths.ts";
import { publishedArticles as articles } from "#content/derived/published.ts";
import { topicFeed, topics } from "#content/derived/topics.ts";
import { pages } from "#content/pages.ts";
import { profile } from "#content/profile.ts";
import type { Article, Page } from "#content/types.ts";

/** The address of every page. */
export function sitemap() {
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

export function robots() {
  const text = `User-agent: *\nAllow: /\n\nSitemap: ${fullAddress("/sitemap.xml")}\n`;
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}

/** The site in a page of Markdown for language models, in the form of llmstxt.org. */
export function llms() {
  const text = `# ${profile.name}

> ${profile.headline} ${profile.tagline}

${profile.field}, ${profile.location}. Every page is plain HTML and can be read without JavaScript.

## Pages

${Object.entries<Page>(pages)
  .filter(([path]) => path !== searchPage)
  .map(([path, page]) => line(page.title, path, descriptionOf(page)))
  .join("\n")}

## Projects

${projectsWithPage.map((project) => line(project.title, `/projects/${project.slug}`, project.description)).join("\n")}

## Articles

${articles.map((article) => line(listedTitle(article), `/blogs/${article.slug}`, article.description)).join("\n")}

## Optional

${line("Feed", "/feed.xml", "the full text of every article, as an Atom feed")}
${line("Sitemap", "/sitemap.xml", "the address of every page")}
`;
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}

function listedTitle(article: Article) {
  return isInPreparation(article) ? `${article.title} (in preparation)` : article.title;
}

function line(title: string, path: string, description: string) {
  return `- [${title}](${fullAddress(path)}): ${description}`;
}

/** The Atom feed of the blog. */
export function blogFeed() {
  return atomFeed({
    title: `${profile.name}: ${pages["/blogs"].name}`,
    page: "/blogs",
    feed: "/feed.xml",
    id: "/",
    articles,
  });
}

/** The Atom feed of a tag or a category. */
export function feedOfTopic({ path }: LoaderArgs) {
  const topic = topics.find((topic) => topicFeed(topic) === path);
  if (!topic) throw new Response("No such topic", { status: 404 });
  return atomFeed({
    title: `${profile.name}: ${topic.name}`,
    page: topic.path,
    feed: topicFeed(topic),
    id: topic.path,
    articles: topic.articles,
  });
}

export function manifest() {
  const content = {
    name: profile.name,
    short_name: profile.name.split(" ")[0],
    description: profile.headline,
    start_url: address("/"),
    scope: address("/"),
    display: "browser",
    background_color: "#faf8f3",
    theme_color: "#faf8f3",
    icons: [
      { src: address("/favicon.svg"), type: "image/svg+xml", sizes: "any" },
      { src: address("/icon-192.png"), type: "image/png", sizes: "192x192" },
      { src: address("/icon-512.png"), type: "image/png", sizes: "512x512" },
      {
        src: address("/icon-maskable-512.png"),
        type: "image/png",
        sizes: "512x512",
        purpose: "maskable",
      },
    ],
  };
  return new Response(JSON.stringify(content), {
    headers: { "Content-Type": "application/manifest+json; charset=utf-8" },
  });
}
