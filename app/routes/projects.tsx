import { drawCardChart } from "#app/card-charts.server.tsx";
import { PageHeading } from "#app/components/layout/page-heading.tsx";
import { ProjectSection } from "#app/features/projects/project-section.tsx";
import { SectionLinks } from "#app/features/projects/section-links.tsx";
import { pageMeta } from "#app/meta/page-meta.ts";
import { breadcrumbs, StructuredData } from "#app/meta/structured-data.tsx";
import { pages } from "#content/pages.ts";
import { projectCategories } from "#content/project-categories.ts";
import { projects, projectsIn } from "#content/projects.ts";
import type { ProjectDetail } from "#content/types.ts";
import type { Route } from "./+types/projects.ts";

export function loader() {
  return {
    page: pages["/projects"],
    sections: projectCategories.map((category) => ({
      ...category,
      projects: projectsIn(category.id).map(
        ({ slug, title, description, tags, type, direct, detail }) => ({
          slug,
          title,
          description,
          tags,
          type,
          direct,
          hasPage: detail !== null,
          chart: drawCardChart(slug, finished(detail)),
        }),
      ),
    })),
  };
}

function finished(detail: ProjectDetail | null) {
  const all = projects.flatMap((project) => project.detail?.completed ?? []);
  return detail && { month: detail.completed, all };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({ ...loaderData.page, path: "/projects" });
}

export default function Projects({ loaderData: { page, sections } }: Route.ComponentProps) {
  return (
    <div className="wrap pt-12 pb-20 md:pt-16">
      <StructuredData things={[breadcrumbs([[page.name, "/projects"]])]} />
      <PageHeading title={page.title} lead={page.lead} />
      <SectionLinks sections={sections} />
      {sections.map((section, index) => (
        <ProjectSection
          key={section.id}
          section={section}
          index={index}
          invitation={page.invitation}
        />
      ))}
    </div>
  );
}
