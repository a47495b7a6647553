import { atomFeed } from "#app/lib/feed/atom-feed.server.ts";
import { pages } from "#content/pages.ts";
import { profile } from "#content/profile.ts";
import { publishedArticles } from "#content/published.ts";

/** The Atom feed of the blog. */
export function loader() {
  return atomFeed({
    title: `${profile.name}: ${pages["/blogs"].name}`,
    page: "/blogs",
    feed: "/feed.xml",
    id: "/",
    articles: publishedArticles,
  });
}
