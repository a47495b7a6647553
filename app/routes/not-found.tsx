import { NotFound } from "#app/features/not-found/not-found.tsx";
import { pageMeta } from "#app/meta/page-meta.ts";
import { projectCategories } from "#content/project-categories.ts";
import { projectsIn } from "#content/projects.ts";
import type { Route } from "./+types/not-found.ts";

/** The cards whose page does not exist yet: a visitor may have followed one. */
export function loader() {
  return {
    cards: projectCategories.flatMap(({ id, title: section }) =>
      projectsIn(id)
        .filter(({ detail }) => detail === null)
        .map(({ slug, title }) => ({
          path: `/projects/${slug}`,
          title,
          section,
          sectionId: id,
        })),
    ),
  };
}

export function meta() {
  const tags = pageMeta({
    title: "Page not found",
    description: "There is no page at this address.",
    path: "/404",
  });
  // No canonical address: one file serves every unknown path.
  return [...tags.filter((tag) => !("rel" in tag)), { name: "robots", content: "noindex" }];
}

export default function NotFoundPage({ loaderData }: Route.ComponentProps) {
  return <NotFound cards={loaderData.cards} />;
}
