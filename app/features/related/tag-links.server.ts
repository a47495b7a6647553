import { topicPath, topics } from "#content/topics.ts";

const paths = new Set(topics.map(({ path }) => path));

/** Tags with the page that lists what has them; one without a page leads to the search. */
export function linkTags(tags: readonly string[]) {
  return tags.map((name) => {
    const path = topicPath("tag", name);
    return { name, to: paths.has(path) ? path : `/search?q=${encodeURIComponent(name)}` };
  });
}
