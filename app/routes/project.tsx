import { useMemo } from "react";
import { ButtonAnchor } from "#app/components/ui/button.tsx";
import { Prose } from "#app/components/ui/prose.tsx";
import { DownloadNumbers } from "#app/features/models/kit/workings/download-numbers.tsx";
import { DownloadWorkbook } from "#app/features/models/kit/workings/download-workbook.tsx";
import { WorkingsSourceContext } from "#app/features/models/kit/workings/workings-source.ts";
import { openingLines, openingWorkings } from "#app/features/models/workings.server.ts";
import { pictureSources } from "#app/features/pictures/pictures.server.ts";
import { drawCardChart } from "#app/features/projects/card-charts.server.tsx";
import { listedCode } from "#app/features/projects/project-code.server.ts";
import { ProjectCode } from "#app/features/projects/project-code.tsx";
import { type NeighbourProject, ProjectEnd } from "#app/features/projects/project-end.tsx";
import { ProjectHeader } from "#app/features/projects/project-header.tsx";
import { projectNeighbours } from "#app/features/projects/project-neighbours.ts";
import { ProjectNotes } from "#app/features/projects/project-notes.tsx";
import { Screenshots } from "#app/features/projects/screenshots.tsx";
import { recommended } from "#app/features/related/recommended.server.ts";
import { RelatedLinks } from "#app/features/related/related-links.tsx";
import { linkTags } from "#app/features/related/tag-links.server.ts";
import { address } from "#app/lib/meta/address.ts";
import { pageMeta } from "#app/lib/meta/page-meta.ts";
import { breadcrumbs, StructuredData } from "#app/lib/meta/structured-data.tsx";
import { readText } from "#app/lib/texts/page-text.server.ts";
import { usePageText } from "#app/lib/texts/page-text.ts";
import { PreloadModules } from "#app/lib/texts/preload-modules.tsx";
import { proseComponents } from "#app/mdx-components.tsx";
import { pages, projectsWithPage } from "#content/pages.ts";
import { projectCategories } from "#content/project-categories.ts";
import { projects } from "#content/projects.ts";
import type { Project, ProjectCategory } from "#content/types.ts";
import type { Route } from "./+types/project.ts";

export async function loader({ params }: Route.LoaderArgs) {
  const project: Project | undefined = projectsWithPage.find(({ slug }) => slug === params.slug);
  if (!project?.detail) throw new Response("No such project", { status: 404 });
  const screenshots = project.detail.screenshots.map(({ caption, picture }) => ({
    caption,
    picture: pictureSources(picture),
  }));
  const { previous, next } = projectNeighbours(projects, projectCategories, project.slug);
  const { name: listing, adapted } = pages["/projects"];
  return {
    listing,
    adapted,
    project,
    tags: linkTags(project.tags),
    detail: project.detail,
    opening: await openingLines(project, project.detail.opening),
    section: sectionOf(project),
    screenshots,
    previous: shownNeighbour(previous),
    next: shownNeighbour(next),
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

function shownNeighbour(project: Project | null): NeighbourProject | null {
  if (!project) return null;
  const { slug, title, description } = project;
  const { language } = sectionOf(project);
  return { slug, title, description, language, chart: drawCardChart(slug, null) };
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

export default function ProjectPage({ loaderData }: Route.ComponentProps) {
  const { listing, project, tags, detail, opening, section, screenshots } = loaderData;
  const { adapted, previous, next, related, workings, code, text, own } = loaderData;
  const { default: Text, handle } = usePageText(loaderData);
  const { Model, loadWorkings } = handle;
  const source = useMemo(
    () => (loadWorkings && workings ? { load: loadWorkings, opening: workings } : null),
    [loadWorkings, workings],
  );
  return (
    <article data-text={text} data-own={own} className="wrap pt-3 pb-12 md:pt-8">
      <PreloadModules addresses={loaderData.preloads} />
      <StructuredData
        things={[
          breadcrumbs([
            [listing, "/projects"],
            [project.title, `/projects/${project.slug}`],
          ]),
        ]}
      />
      <ProjectHeader
        project={project}
        opening={opening}
        detail={detail}
        download={
          <>
            {source && (
              <>
                <DownloadWorkbook
                  load={source.load}
                  slug={project.slug}
                  href={address(`/workbooks/${project.slug}.xlsx`)}
                  author={__OWNER__.name}
                  purpose={project.description}
                />
                <DownloadNumbers load={source.load} slug={project.slug} />
              </>
            )}
            {detail.notebook && (
              <ButtonAnchor
                look="quiet"
                href={address(`/notebooks/${project.slug}.ipynb`)}
                download
              >
                Download notebook (.ipynb)
              </ButtonAnchor>
            )}
          </>
        }
      />
      {Model && (
        <WorkingsSourceContext value={source}>
          <Model />
        </WorkingsSourceContext>
      )}
      <div className="project-text mt-10">
        <ProjectNotes detail={detail} />
        <Prose>
          <Text components={{ ...proseComponents, ...handle.components }} />
        </Prose>
      </div>
      <Screenshots screenshots={screenshots} />
      <ProjectCode slug={project.slug} code={code} addressOf={address} />
      <ProjectEnd
        project={project}
        section={section}
        tags={tags}
        invitation={source ? adapted : { question: section.copyQuestion, link: "Ask for a copy" }}
        previous={previous}
        next={next}
      >
        <RelatedLinks pages={related} />
      </ProjectEnd>
    </article>
  );
}
