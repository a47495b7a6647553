import { PageHeading } from "#app/components/layout/page-heading.tsx";
import { PageLink } from "#app/components/ui/page-link.tsx";
import { inOrder, Pager } from "#app/components/ui/pager.tsx";
import { ProjectSection } from "#app/features/projects/project-section.tsx";
import { SectionLinks } from "#app/features/projects/section-links.tsx";
import { SubjectIndex } from "#app/features/projects/subject-index.tsx";
import { resumeAddress } from "#app/lib/meta/resume.ts";
import { breadcrumbs, StructuredData } from "#app/lib/meta/structured-data.tsx";
import type { PageProps } from "#app/lib/page-props.ts";
import type { loader } from "./projects.server.ts";

export default function Projects({
  loaderData: { page, subjects, inPreparation, chips, path, sections },
}: PageProps<typeof loader>) {
  const isListing = path === "/projects";
  const invitation = { ...page.invitation, resume: resumeAddress() };
  return (
    <div key={path} className="wrap pt-8 pb-20 md:pt-12">
      <StructuredData things={[breadcrumbs([[page.name, "/projects"]])]} />
      {/* On a wide screen the links are to the right of the lead, and stay when it scrolls below the bar. */}
      <div className="lg:relative lg:z-6 lg:max-w-[36rem]">
        <PageHeading title={page.title} lead={page.lead} />
      </div>
      <SectionLinks sections={chips} listing={isListing ? null : "/projects"} />
      {isListing && <SubjectIndex subjects={subjects} inPreparation={inPreparation} />}
      {sections.map((section, index) => (
        <ProjectSection
          key={section.id}
          section={section}
          index={index}
          invitation={section === sections.at(-1) ? invitation : null}
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
