import { useMemo } from "react";
import { BackLink } from "#app/components/ui/back-link.tsx";
import { Prose } from "#app/components/ui/prose.tsx";
import { DownloadWorkbook } from "#app/features/models/kit/workings/download-workbook.tsx";
import { WorkingsSourceContext } from "#app/features/models/kit/workings/workings-source.ts";
import { ProjectDetails } from "#app/features/projects/project-details.tsx";
import { ProjectHeader } from "#app/features/projects/project-header.tsx";
import { Screenshots, type ShownScreenshot } from "#app/features/projects/screenshots.tsx";
import { proseComponents } from "#app/mdx-components.tsx";
import { address } from "#app/meta/address.ts";
import { pageMeta } from "#app/meta/page-meta.ts";
import { breadcrumbs, StructuredData } from "#app/meta/structured-data.tsx";
import { pictureSources } from "#app/pictures.server.ts";
import { readText } from "#app/texts/page-text.server.ts";
import { usePageText } from "#app/texts/page-text.ts";
import { PreloadModules } from "#app/texts/preload-modules.tsx";
import { openingWorkings } from "#app/workings.server.ts";
import { pages, projectsWithPage } from "#content/pages.ts";
import type { Project } from "#content/types.ts";
import type { Route } from "./+types/project.ts";

export async function loader({ params }: Route.LoaderArgs) {
  const project: Project | undefined = projectsWithPage.find(({ slug }) => slug === params.slug);
  if (!project?.detail) throw new Response("No such project", { status: 404 });
  const screenshots = project.detail.screenshots.map(
    (screenshot): ShownScreenshot =>
      screenshot.kind === "image"
        ? { ...screenshot, picture: pictureSources(screenshot.picture) }
        : screenshot,
  );
  return {
    listing: pages["/projects"].name,
    project,
    detail: project.detail,
    screenshots,
    workings: await openingWorkings(project.slug),
    ...(await readText(`projects/${project.slug}`)),
  };
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
  loaderData: { listing, project, detail, screenshots, workings, text, own },
}: Route.ComponentProps) {
  const { default: Text, handle } = usePageText(text, own);
  const { Model, loadWorkings } = handle;
  const source = useMemo(
    () => (loadWorkings && workings ? { load: loadWorkings, opening: workings } : null),
    [loadWorkings, workings],
  );
  return (
    <article
      key={project.slug}
      data-text={text}
      data-own={own}
      className="wrap pt-8 pb-20 md:pt-10"
    >
      <PreloadModules text={text} own={own} />
      <StructuredData
        things={[
          breadcrumbs([
            [listing, "/projects"],
            [project.title, `/projects/${project.slug}`],
          ]),
        ]}
      />
      <BackLink to="/projects">Back to Projects</BackLink>
      <ProjectHeader
        project={project}
        download={
          source && (
            <DownloadWorkbook
              load={source.load}
              slug={project.slug}
              href={address(`/workbooks/${project.slug}.xlsx`)}
              author={__OWNER__.name}
            />
          )
        }
      />
      {Model && (
        <WorkingsSourceContext value={source}>
          <Model />
        </WorkingsSourceContext>
      )}
      <Screenshots screenshots={screenshots} />
      <div className="mt-14 grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,42.5rem)_1fr]">
        <Prose>
          <Text components={proseComponents} />
        </Prose>
        <ProjectDetails detail={detail} />
      </div>
    </article>
  );
}
