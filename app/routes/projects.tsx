import { PageHeading } from "#app/components/layout/page-heading.tsx";
import { drawFigure } from "#app/features/projects/draw-figure.server.tsx";
import { ProjectSection } from "#app/features/projects/project-section.tsx";
import { SectionLinks } from "#app/features/projects/section-links.tsx";
import { breadcrumbs, Facts } from "#app/meta/facts.tsx";
import { pageMeta } from "#app/meta/page-meta.ts";
import { projectCategories } from "#content/project-categories.ts";
import { projects } from "#content/projects.ts";
import type { ProjectDetail } from "#content/types.ts";
import type { Route } from "./+types/projects.ts";

const title = "My Projects";
const lead =
  "Models, dashboards and tools, sorted by the language they are built in. Some are still being polished; a copy of any of them is one message away.";

export function loader() {
  return {
    sections: projectCategories.map((category) => ({
      ...category,
      projects: category.projects.flatMap((slug) =>
        projects
          .filter((project) => project.slug === slug)
          .map(({ slug, title, description, tags, type, direct, detail }) => ({
            slug,
            title,
            description,
            tags,
            type,
            direct,
            figure: drawFigure(slug, finished(detail)),
          })),
      ),
    })),
  };
}

function finished(detail: ProjectDetail | null) {
  const all = projects.flatMap((project) => project.detail?.completed ?? []);
  return detail && { month: detail.completed, all };
}

export function meta() {
  return pageMeta({
    title,
    description: lead,
    path: "/projects",
  });
}

export default function Projects({ loaderData: { sections } }: Route.ComponentProps) {
  return (
    <div className="wrap pt-12 pb-20 md:pt-16">
      <Facts things={[breadcrumbs([["Projects", "/projects"]])]} />
      <PageHeading title={title} lead={lead} />
      <SectionLinks sections={sections} />
      {sections.map((section, index) => (
        <ProjectSection key={section.id} section={section} index={index} />
      ))}
    </div>
  );
}
