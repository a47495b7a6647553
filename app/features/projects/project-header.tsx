import type { ReactNode } from "react";
import { PageHeading } from "#app/components/layout/page-heading.tsx";
import { BackLink } from "#app/components/ui/back-link.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { type LinkedTag, TagLinks } from "#app/components/ui/tag.tsx";
import type { Project, ProjectDetail } from "#content/types.ts";
import { ProjectDetails } from "./project-details.tsx";
import { RequestCopy } from "./request-copy.tsx";

/** The head of a project page: what it is on the left, the details on the right, starting on one line. */
export function ProjectHeader({
  project,
  tags,
  detail,
  download,
}: {
  project: Project;
  tags: readonly LinkedTag[];
  detail: ProjectDetail;
  /** Beside the request for a copy, where the page has a model. */
  download: ReactNode;
}) {
  return (
    <div className="grid gap-x-16 gap-y-7 lg:grid-cols-[minmax(0,42.5rem)_1fr] lg:items-start">
      <div>
        <BackLink to="/projects">Back to Projects</BackLink>
        <div className="mt-4">
          <PageHeading title={project.title} lead={project.description}>
            <div className="mt-5">
              <TagLinks tags={tags} />
            </div>
          </PageHeading>
        </div>
      </div>
      <ProjectDetails detail={detail}>
        {project.copyByLink ? (
          <ButtonLink look="quiet" to={`/contact?project=${project.slug}`}>
            Get the project copy
          </ButtonLink>
        ) : (
          <RequestCopy project={project} />
        )}
        {download}
      </ProjectDetails>
    </div>
  );
}
