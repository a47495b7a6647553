import { pagesOfSection } from "#content/project-pages.ts";
import { projects } from "#content/projects.ts";
import type { Project, ProjectCategory, ProjectDetail } from "#content/types.ts";
import { drawCardChart } from "./card-charts.server.tsx";

/** The cards of a section on one of its pages, from 1. */
export function listedSection(category: ProjectCategory, number: number) {
  const pages = pagesOfSection(category.id);
  const page = pages[number - 1];
  return {
    ...category,
    path: page?.path,
    projects: page?.projects.map(card) ?? [],
    total: pages.reduce((sum, { projects }) => sum + projects.length, 0),
    place: {
      number,
      of: pages.length,
      // The part on the listing is far down a page of all sections.
      previous: number === 2 ? `/projects#${category.id}` : pages[number - 2]?.path,
      next: pages[number]?.path,
    },
  };
}

function card({ slug, title, description, tags, type, direct, detail }: Project) {
  return {
    ...{ slug, title, description, tags, type, direct },
    chart: drawCardChart(slug, finished(detail)),
  };
}

function finished(detail: ProjectDetail | null) {
  const all = projects.flatMap((project) => project.detail?.completed ?? []);
  return detail && { month: detail.completed, all };
}
