import type { ReactNode } from "react";
import { PageHeading } from "#app/components/layout/page-heading.tsx";
import { BackLink } from "#app/components/ui/back-link.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import type { Opening, Project, ProjectDetail } from "#content/types.ts";
import { ProjectDetails } from "./project-details.tsx";
import { RequestCopy } from "./request-copy.tsx";

/** The head of a project page: its title, three lines that sum it up, and a row of facts and files. */
export function ProjectHeader({
  project,
  opening: { problem, work, result },
  detail,
  download,
}: {
  project: Project;
  opening: Opening;
  detail: ProjectDetail;
  /** Beside the request for a copy, where the page has a model. */
  download: ReactNode;
}) {
  return (
    <div>
      <BackLink to="/projects">Back to Projects</BackLink>
      <div className="mt-1 lg:mt-3">
        <PageHeading title={project.title}>
          <dl className="mt-3 grid gap-x-10 gap-y-1.5 lg:mt-5 lg:grid-cols-3">
            <Line name="The problem">{problem}</Line>
            <Line name="What I did">{work}</Line>
            <Line name="The result">
              <strong className="font-medium">{result}</strong>
            </Line>
          </dl>
        </PageHeading>
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

/** On a phone the three read as one text, so that the model below them is still in view. */
function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="max-w-reading">
      <dt className="font-mono text-label text-muted max-lg:sr-only print:not-sr-only">{name}</dt>
      <dd className="text-small text-pretty sm:text-base lg:mt-1">{children}</dd>
    </div>
  );
}
