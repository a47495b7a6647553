import { Outlet, type UIMatch, useMatches } from "react-router";
import { BackLink } from "#app/components/ui/back-link.tsx";
import { Prose } from "#app/components/ui/prose.tsx";
import type { LivingHandle } from "#app/features/models/kit/living-handle.ts";
import { ProjectFacts } from "#app/features/projects/project-facts.tsx";
import { ProjectHeader } from "#app/features/projects/project-header.tsx";
import { Screenshots, type ShownScreenshot } from "#app/features/projects/screenshots.tsx";
import { breadcrumbs, Facts } from "#app/meta/facts.tsx";
import { pageMeta } from "#app/meta/page-meta.ts";
import { pictureSources } from "#app/pictures.server.ts";
import { projectsWithPage } from "#content/pages.ts";
import type { Project } from "#content/types.ts";
import type { Route } from "./+types/project.ts";

export function loader({ url }: Route.LoaderArgs) {
  const slug = url.pathname.split("/").at(-1);
  const project: Project | undefined = projectsWithPage.find((project) => project.slug === slug);
  if (!project?.detail) throw new Response("No such project", { status: 404 });
  const screenshots = project.detail.screenshots.map(
    (screenshot): ShownScreenshot =>
      screenshot.kind === "image"
        ? { ...screenshot, picture: pictureSources(screenshot.picture) }
        : screenshot,
  );
  return { project, detail: project.detail, screenshots };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { project } = loaderData;
  return pageMeta({
    title: project.title,
    description: project.description,
    path: `/projects/${project.slug}`,
    type: "article",
  });
}

export default function ProjectPage({
  loaderData: { project, detail, screenshots },
}: Route.ComponentProps) {
  const Model = useLivingModel();
  return (
    <article className="wrap pt-8 pb-20 md:pt-10">
      <Facts
        things={[
          breadcrumbs([
            ["Projects", "/projects"],
            [project.title, `/projects/${project.slug}`],
          ]),
        ]}
      />
      <BackLink to="/projects">Back to Projects</BackLink>
      <ProjectHeader project={project} />
      {Model && <Model />}
      <Screenshots screenshots={screenshots} />
      <div className="mt-14 grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,42.5rem)_1fr]">
        <Prose>
          <Outlet />
        </Prose>
        <ProjectFacts detail={detail} />
      </div>
    </article>
  );
}

/** From `features/models/<slug>/model.tsx`, where there is one. */
function useLivingModel() {
  const matches = useMatches() as UIMatch<unknown, Partial<LivingHandle> | undefined>[];
  return matches.find(({ handle }) => handle?.Model)?.handle?.Model;
}
