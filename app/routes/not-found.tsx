import { type CardWithoutPage, NotFound } from "#app/features/not-found/not-found.tsx";
import { pageMeta } from "#app/meta/page-meta.ts";

/** A card whose page does not exist yet. The lists are asked for only by who is lost among the projects. */
async function findCard(path: string): Promise<CardWithoutPage | undefined> {
  if (!path.startsWith("/projects/")) return undefined;
  const [{ projects }, { projectCategories }] = await Promise.all([
    import("#content/projects.ts"),
    import("#content/project-categories.ts"),
  ]);
  const project = projects.find(({ slug }) => path === `/projects/${slug}`);
  const section = projectCategories.find(({ id }) => id === project?.section);
  if (!project || !section) return undefined;
  return { title: project.title, section: section.title, sectionId: section.id };
}

export function meta() {
  const tags = pageMeta({
    title: "Page not found",
    description: "There is no page at this address.",
    path: "/404",
  });
  // No address of its own: one file answers for every unknown path.
  return [...tags.filter((tag) => !("rel" in tag)), { name: "robots", content: "noindex" }];
}

export default function NotFoundPage() {
  return <NotFound findCard={findCard} />;
}
