import {
  openingCase,
  openingLines,
  openingWorkings,
} from "#app/features/models/workings.server.ts";
import { pictureSources } from "#app/features/pictures/pictures.server.ts";
import { drawCardChart } from "#app/features/projects/card-charts.server.tsx";
import { listedCode } from "#app/features/projects/project-code.server.ts";
import type { NeighborProject } from "#app/features/projects/project-end.tsx";
import { projectNeighbors } from "#app/features/projects/project-neighbors.ts";
import { linkTags, recommended } from "#app/features/related/recommended.server.ts";
import { pageMeta } from "#app/lib/meta/page-meta.ts";
import type { LoaderArgs, PageProps } from "#app/lib/page-props.ts";
import { readText } from "#app/lib/texts/page-text.server.ts";
import { projectsWithPage } from "#content/derived/page-paths.ts";
import { pages } from "#content/pages.ts";
import { projectCategories } from "#content/project-categories.ts";
import { projects } from "#content/projects.ts";
import type { Project, ProjectCategory } from "#content/types.ts";

export async function loader({ params }: LoaderArgs) {
  const project: Project | undefined = projectsWithPage.find(({ slug }) => slug === params.slug);
  if (!project?.detail) throw new Response("No such project", { status: 404 });
  const screenshots = project.detail.screenshots.map(({ caption, picture }) => ({
    caption,
    picture: pictureSources(picture),
  }));
  const { previous, next } = projectNeighbors(projects, projectCategories, project.slug);
  const { name: listing, adapted } = pages["/projects"];
  return {
    listing,
    adapted,
    project,
    tags: linkTags(project.tags),
    detail: project.detail,
    opening: await openingLines(project, project.detail.opening),
    openingCase: await openingCase(project),
    section: sectionOf(project),
    screenshots,
    previous: shownNeighbor(previous),
    next: shownNeighbor(next),
    related: recommended(`/projects/${project.slug}`, project.tags, [previous, next]),
    workings: await openingWorkings(project),
    code: listedCode(project),
    ...(await readText(`projects/${project.slug}`)),
  };
}

function sectionOf({ slug, section }: Project): ProjectCategory {
  const category = projectCategories.find(({ id }) => id === section);
  if (!category)
    throw new Error(`The section '${section}' of the project '${slug}' does not exist.`);
  return category;
}

function shownNeighbor(project: Project | null): NeighborProject | null {
  if (!project) return null;
  const { slug, title, description } = project;
  const { language } = sectionOf(project);
  return { slug, title, description, language, chart: drawCardChart(slug, null) };
}

export function metaTags({ loaderData }: PageProps<typeof loader>) {
  const { project } = loaderData;
  return pageMeta({
    title: project.title,
    description: project.description,
    path: `/projects/${project.slug}`,
    type: "article",
  });
}
