import { projectsWithPage } from "#content/derived/page-paths.ts";
import { pages } from "#content/pages.ts";
import { projectCategories } from "#content/project-categories.ts";
import type { Page } from "#content/types.ts";
import { openingFigures } from "../models/workings.server.ts";
import type { StartingPoint } from "./starting-points.tsx";

/** The projects to look at first, with the figures that their models open with. */
export async function startingPoints(): Promise<StartingPoint[]> {
  const { startWith = [] }: Page = pages["/"];
  const points = startWith.flatMap((start) =>
    projectsWithPage
      .filter((project) => project.slug === start.project)
      .map((project) => ({ ...start, project })),
  );
  return Promise.all(
    points.map(async ({ project, figure, label, finding }) => {
      const { slug, title, section } = project;
      const filledIn = await openingFigures(project, `content/pages.ts: startWith of '${slug}'`);
      const category = projectCategories.find(({ id }) => id === section);
      return {
        slug,
        title,
        language: category?.language ?? null,
        figure: filledIn(figure),
        label,
        finding: filledIn(finding),
      };
    }),
  );
}
