import { listedSection } from "#app/features/projects/listed-projects.server.ts";
import { pageMeta } from "#app/lib/meta/page-meta.ts";
import type { LoaderArgs, PageProps } from "#app/lib/page-props.ts";
import { projectsWithPage } from "#content/derived/page-paths.ts";
import { cardPath } from "#content/derived/project-pages.ts";
import { pages } from "#content/pages.ts";
import { projectCategories } from "#content/project-categories.ts";
import { projects } from "#content/projects.ts";
import type { Page } from "#content/types.ts";

/** The listing, or a later page of one of its sections. */
export async function loader({ path, params }: LoaderArgs) {
  const listing = {
    page: pages["/projects"],
    subjects: subjects(),
    inPreparation: projects
      .filter(({ detail }) => detail === null)
      .map(({ slug, title }) => ({ to: cardPath(slug), title })),
    chips: projectCategories.map(({ id, name, language }) => ({ id, name, language })),
  };
  if (params.section === undefined) {
    const sections = await Promise.all(
      projectCategories.map((category) => listedSection(category, 1)),
    );
    return { ...listing, path, sections };
  }
  const category = projectCategories.find(({ id }) => id === params.section);
  const section = category && (await listedSection(category, Number(params.page)));
  if (section?.path !== path) throw new Response("No such page of projects", { status: 404 });
  return { ...listing, path, sections: [section] };
}

function subjects() {
  const { subjects = [] }: Page = pages["/projects"];
  return subjects
    .map(({ name, projects }) => ({
      name,
      projects: projects.flatMap((slug) =>
        projectsWithPage
          .filter((project) => project.slug === slug)
          .map(({ slug, title }) => ({ slug, title })),
      ),
    }))
    .filter(({ projects }) => projects.length > 0);
}

export function metaTags({ loaderData: { page, path, sections } }: PageProps<typeof loader>) {
  const [section] = sections;
  if (path === "/projects" || !section) return pageMeta({ ...page, path });
  const { title, projects, place } = section;
  const first = projects.slice(0, 3).map((project) => project.title);
  return pageMeta({
    title: `${title}, page ${place.number}`,
    description: `${title}: ${first.join("; ")}. Page ${place.number} of ${place.of}.`,
    path,
    picturedBy: "/projects",
  });
}
