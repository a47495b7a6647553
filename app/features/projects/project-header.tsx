import type { ReactNode } from "react";
import { PageHeading } from "#app/components/layout/page-heading.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Fold } from "#app/components/ui/fold.tsx";
import { BackLink } from "#app/components/ui/page-link.tsx";
import { Unbroken } from "#app/components/ui/unbroken.tsx";
import { formatMonth } from "#app/lib/format/date.ts";
import type { Opening, Project, ProjectDetail } from "#content/types.ts";
import { OnThisPage } from "./on-this-page.tsx";
import { RequestCopy } from "./request-copy.tsx";

/** The head of a project page: its title, what it found, how it came to that, and a row of facts and files. */
export function ProjectHeader({
  project,
  opening: { problem, work, result },
  openingCase,
  detail,
  sections,
  download,
  otherFiles,
}: {
  project: Project;
  opening: Opening;
  /** The case whose figures the result has; said once the model shows another. */
  openingCase: string | null;
  detail: ProjectDetail;
  /** Below the model. */
  sections: readonly { id: string; text: string }[];
  /** The first thing to take away, before the request for a copy. */
  download: ReactNode;
  /** The figures of the model and the code, after it. */
  otherFiles: ReactNode;
}) {
  return (
    <div>
      <div className="flex items-start justify-between gap-x-8">
        <div className="shrink-0">
          <BackLink to="/projects">Back to Projects</BackLink>
        </div>
        <OnThisPage sections={sections} />
      </div>
      <div className="mt-1 lg:mt-3">
        <PageHeading title={project.title}>
          <dl className="mt-3 grid gap-x-16 gap-y-1.5 lg:mt-5 lg:grid-cols-[3fr_2fr] lg:grid-rows-[auto_1fr]">
            <div className="max-lg:mb-1 lg:row-span-2">
              <dt className="sr-only">The result</dt>
              <dd className="relative max-w-reading font-serif text-h3 text-balance lg:text-h2">
                {openingCase && (
                  <span
                    data-search="skip"
                    className="opening-case absolute bottom-full left-0 hidden font-mono text-mark text-muted lg:text-label"
                  >
                    In the case {openingCase}:{" "}
                  </span>
                )}
                <Unbroken>{result}</Unbroken>
              </dd>
            </div>
            <Line name="The problem">{problem}</Line>
            <Line name="What I did">{work}</Line>
          </dl>
        </PageHeading>
      </div>
      <ProjectDetails detail={detail} download={download}>
        {project.copyByLink ? (
          <ButtonLink look="quiet" to={`/contact?project=${project.slug}`}>
            Get the project copy
          </ButtonLink>
        ) : (
          <RequestCopy look="quiet" project={project} />
        )}
        {otherFiles}
      </ProjectDetails>
    </div>
  );
}

/** The name runs into its line, so that the model below is still in view. */
function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="behind-working max-w-reading text-small">
      <dt className="float-left mr-2 text-muted">{name}</dt>
      <dd className="text-pretty">{children}</dd>
    </div>
  );
}

/**
 * When, how long and with what a project was made, and how to get it: one quiet row. A phone folds all of it but the
 * file, so that the model begins on the first screen.
 */
export function ProjectDetails({
  detail,
  download,
  children,
}: {
  detail: ProjectDetail;
  download: ReactNode;
  children: ReactNode;
}) {
  return (
    <aside
      data-search="skip"
      aria-label="Project details"
      className="relative mt-4 text-small lg:mt-6 max-md:[&_summary]:ml-auto max-md:[&_summary]:w-fit"
    >
      <div className="absolute left-0 md:hidden">{download}</div>
      <Fold title="Details" onPhonesOnly className="md:border-t md:border-rule">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 max-md:pb-3 md:pt-3">
          <dl className="flex flex-wrap gap-x-4 gap-y-0.5 min-[72rem]:max-w-[30.5rem]">
            <Fact name="Completed">{formatMonth(detail.completed)}</Fact>
            {detail.updated && <Fact name="Updated">{formatMonth(detail.updated)}</Fact>}
            <Fact name="Duration">{detail.duration}</Fact>
            {detail.technologies.length > 0 && (
              <Fact name="Technologies">{detail.technologies.map(onOneLine).join(", ")}</Fact>
            )}
          </dl>
          <div className="behind-working no-print flex flex-wrap items-center gap-x-2 gap-y-2.5">
            <div className="max-md:hidden md:contents">{download}</div>
            {children}
          </div>
        </div>
      </Fold>
    </aside>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt className="inline text-muted">{name}</dt> <dd className="inline">{children}</dd>
    </div>
  );
}

/** A list breaks between its items, in every font alike. */
function onOneLine(name: string) {
  return name.replaceAll(" ", "\u00a0");
}
