import { topicSlug } from "#content/topic-slug.ts";

/** A title as an address: `Größe & Zoë’s plan` is `grosse-and-zoes-plan`. Empty when nothing is left. */
export function slugOf(title: string) {
  return topicSlug(title)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
