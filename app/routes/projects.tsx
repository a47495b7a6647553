import { PageHeading } from "#app/components/layout/page-heading.tsx";
import { PageLink } from "#app/components/ui/page-link.tsx";
import { inOrder, Pager } from "#app/components/ui/pager.tsx";
import { listedSection } from "#app/features/projects/listed-projects.server.ts";
import { ProjectSection } from "#app/features/projects/project-section.tsx";
import { SectionLinks } from "#app/features/projects/section-links.tsx";
import { pageMeta } from "#app/lib/meta/page-meta.ts";
import { breadcrumbs, StructuredData } from "#app/lib/meta/structured-data.tsx";
import { pages } from "#content/pages.ts";
import { projectCategories } from "#content/project-categories.ts";
import type { Route } from "./+types/projects.ts";

/** The listing, or a later page of one of its sections. */
export async function loader({ params }: Route.LoaderArgs) {
  const listing = {
    page: pages["/projects"],
    chips: projectCategories.map(({ id, name, language }) => ({ id, name, language })),
  };
  if (params.section === undefined) {
    const sections = await Promise.all(
      projectCategories.map((category) => listedSection(category, 1)),
    );
    return { ...listing, path: "/projects", sections };
  }
  const path = `/projects/${params.section}/${params.page}`;
  const category = projectCategories.find(({ id }) => id === params.section);
  const section = category && (await listedSection(category, Number(params.page)));
  if (section?.path !== path) throw new Response("No such page of projects", { status: 404 });
  return { ...listing, path, sections: [section] };
}

export function meta({ loaderData: { page, path, sections } }: Route.MetaArgs) {
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

export default function Projects({
  loaderData: { page, chips, path, sections },
}: Route.ComponentProps) {
  const isListing = path === "/projects";
  return (
    <div key={path} className="wrap pt-12 pb-20 md:pt-16">
      <StructuredData things={[breadcrumbs([[page.name, "/projects"]])]} />
      <PageHeading title={page.title} lead={page.lead} />
      <SectionLinks sections={chips} listing={isListing ? null : "/projects"} />
      {sections.map((section, index) => (
        <ProjectSection
          key={section.id}
          section={section}
          index={index}
          invitation={page.invitation}
        >
          {isListing ? (
            section.place.next && (
              <PageLink
                to={section.place.next}
                className="text-link mt-4 inline-flex min-h-11 items-center"
              >
                More {section.title} →
              </PageLink>
            )
          ) : (
            <Pager place={section.place} words={inOrder} />
          )}
        </ProjectSection>
      ))}
    </div>
  );
}
