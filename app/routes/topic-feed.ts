import { atomFeed } from "#app/lib/feed/atom-feed.server.ts";
import { profile } from "#content/profile.ts";
import { topicFeed, topics } from "#content/topics.ts";
import type { Route } from "./+types/topic-feed.ts";

/** The Atom feed of a tag or a category. */
export function loader({ params }: Route.LoaderArgs) {
  const path = `/blogs/${params.kind}/${params.name}`;
  const topic = topics.find((topic) => topic.path === path);
  if (!topic) throw new Response("No such topic", { status: 404 });
  return atomFeed({
    title: `${profile.name}: ${topic.name}`,
    page: topic.path,
    feed: topicFeed(topic),
    id: topic.path,
    articles: topic.articles,
  });
}
