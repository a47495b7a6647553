import { atomFeed } from "#app/lib/feed/atom-feed.server.ts";
import type { LoaderArgs } from "#app/lib/page-props.ts";
import { profile } from "#content/profile.ts";
import { topicFeed, topics } from "#content/topics.ts";

/** The Atom feed of a tag or a category. */
export function loader({ path }: LoaderArgs) {
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
