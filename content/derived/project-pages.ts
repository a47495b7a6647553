import { projectCategories } from "../project-categories.ts";
import { projects, projectsIn } from "../projects.ts";
import type { Project } from "../types.ts";
import { listPageSize } from "./topics.ts";

/** The part of a section that one page shows. */
export type SectionPage = {
  section: string;
  path: string;
  /** From 1, which is its part of the listing. */
  number: number;
  of: number;
  projects: readonly Project[];
};

/**
 * The listing has every project as long as one page holds them all. Beyond that each section begins there, with
 * an equal share of the page, and goes on at its own addresses: `/projects/excel-projects/2`.
 */
export function sectionPages(
  section: string,
  inSection: readonly Project[],
  all: { projects: number; sections: number },
): SectionPage[] {
  const fits = all.projects <= listPageSize;
  const share = fits ? listPageSize : Math.max(1, Math.floor(listPageSize / all.sections));
  const later = Math.max(0, Math.ceil((inSection.length - share) / listPageSize));
  return Array.from({ length: 1 + later }, (_, index) => {
    const start = index === 0 ? 0 : share + (index - 1) * listPageSize;
    const end = index === 0 ? share : start + listPageSize;
    return {
      section,
      path: index === 0 ? "/projects" : `/projects/${section}/${index + 1}`,
      number: index + 1,
      of: 1 + later,
      projects: inSection.slice(start, end),
    };
  });
}

const everyPage = projectCategories.flatMap(({ id }) =>
  sectionPages(id, projectsIn(id), {
    projects: projects.length,
    sections: projectCategories.length,
  }),
);

export const laterProjectPages = everyPage.filter(({ number }) => number > 1);

export function pagesOfSection(section: string) {
  return everyPage.filter((page) => page.section === section);
}

/** Where the card of a project is. */
export function cardPath(slug: string) {
  return `${cardPage(slug)}#card-${slug}`;
}

/** The page with the card of a project. */
export function cardPage(slug: string) {
  const page = everyPage.find(({ projects }) => projects.some((project) => project.slug === slug));
  return page?.path ?? "/projects";
}
