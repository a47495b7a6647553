import { relatedTo } from "#app/features/related/related.ts";
import { pageMeta } from "#app/lib/meta/page-meta.ts";
import { projectsWithPage } from "#content/derived/page-paths.ts";
import { projects } from "#content/projects.ts";
import type { Project } from "#content/types.ts";

/** The cards whose page does not exist yet: a visitor may have followed one. */
export function loader() {
  return {
    cards: projects
      .filter(({ detail }) => detail === null)
      .map((project) => ({
        slug: project.slug,
        title: project.title,
        description: project.description,
        nearest: mostRelated(project),
      })),
  };
}

const candidates = projectsWithPage.map(({ slug, section, title, description, tags }) => ({
  ...{ path: `/projects/${slug}`, kind: "project", title, tags },
  ...{ slug, section, description },
}));

/** Three projects with a page: those that share most tags, then those of the same section. */
function mostRelated({ slug, section, tags }: Project) {
  const page = { path: `/projects/${slug}`, tags };
  const related = relatedTo(page, candidates, { count: 3, except: [] }).map(({ path }) => path);
  const others = candidates
    .toSorted((a, b) => Number(b.section === section) - Number(a.section === section))
    .map(({ path }) => path);
  return [...new Set([...related, ...others])]
    .slice(0, 3)
    .flatMap((path) => candidates.filter((project) => project.path === path))
    .map(({ path, title, description }) => ({ path, title, description }));
}

export function metaTags() {
  const tags = pageMeta({
    title: "Page not found",
    description: "There is no page at this address.",
    path: "/404",
  });
  // No canonical address: one file serves every unknown path.
  return [...tags.filter((tag) => !("rel" in tag)), { name: "robots", content: "noindex" }];
}
