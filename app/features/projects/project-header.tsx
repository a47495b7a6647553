import type { ReactNode } from "react";
import { PageHeading } from "#app/components/layout/page-heading.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { TagLinks } from "#app/components/ui/tag.tsx";
import type { Project } from "#content/types.ts";
import { RequestCopy } from "./request-copy.tsx";

export function ProjectHeader({
  project,
  download,
}: {
  project: Project;
  /** Beside the request for a copy, where the page has a model. */
  download: ReactNode;
}) {
  return (
    <div className="mt-4">
      <PageHeading title={project.title} lead={project.description}>
        <div className="mt-5 space-y-5">
          <TagLinks tags={project.tags} />
          <div className="no-print flex flex-wrap items-center gap-2.5">
            {project.copyByLink ? (
              <ButtonLink look="quiet" to={`/contact?project=${project.slug}`}>
                Get the project copy
              </ButtonLink>
            ) : (
              <RequestCopy project={project} />
            )}
            {download}
          </div>
        </div>
      </PageHeading>
    </div>
  );
}
