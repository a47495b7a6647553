import { PageHeading } from "#app/components/layout/page-heading.tsx";
import { ButtonAnchor } from "#app/components/ui/button.tsx";
import { DownloadIcon } from "#app/components/ui/icons.tsx";
import { NextStep } from "#app/components/ui/next-step.tsx";
import { OwnerDetails } from "#app/components/ui/owner-details.tsx";
import { Picture } from "#app/components/ui/picture.tsx";
import { Skills } from "#app/features/about/skills.tsx";
import { Timeline } from "#app/features/about/timeline.tsx";
import { resumeAddress } from "#app/lib/meta/resume.ts";
import { StructuredData } from "#app/lib/meta/structured-data.tsx";
import type { PageProps } from "#app/lib/page-props.ts";
import type { loader } from "./about.server.ts";

export default function About({ loaderData }: PageProps<typeof loader>) {
  const { page, job, employer, introduction, experience, abilities, portrait, glance } = loaderData;
  const resume = resumeAddress();
  return (
    <div className="wrap pt-8 pb-20 md:pt-12">
      <StructuredData things={loaderData.structuredData} />
      <div className="grid grid-cols-[1fr_auto] gap-x-6 lg:grid-cols-[minmax(0,1fr)_19.5rem] lg:grid-rows-[auto_auto_1fr_auto] lg:gap-x-16">
        <PageHeading title={page.title}>
          <p className="mt-4 font-serif text-lead leading-snug text-balance">{job}</p>
          {employer && <p className="mt-1 text-muted max-sm:text-small">{employer}</p>}
        </PageHeading>
        <div className="w-24 lg:row-span-3 lg:w-auto">
          <Picture
            picture={portrait}
            sizes="(width >= 64rem) 312px, 96px"
            className="h-auto w-full rounded-sm lg:aspect-6/5 lg:object-cover lg:object-top"
          />
        </div>
        {/* Before the text: it is what a recruiter came for. */}
        <ButtonAnchor
          href={resume}
          target="_blank"
          rel="noopener"
          className="col-span-2 mt-6 sm:w-fit lg:col-span-1 lg:row-start-2"
        >
          <DownloadIcon />
          Download Resume
          <span className="sr-only"> (opens in a new tab)</span>
        </ButtonAnchor>
        <div className="col-span-2 mt-6 flex max-w-reading flex-col gap-4 text-prose lg:col-span-1 lg:row-span-2 lg:row-start-3">
          {introduction.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <aside
          aria-label="At a glance"
          className="col-span-2 mt-8 text-small lg:col-span-1 lg:col-start-2 lg:row-start-4 lg:mt-5"
        >
          <OwnerDetails {...glance} />
        </aside>
      </div>
      <Timeline entries={experience} />
      <Skills {...abilities} />
      <NextStep invitation={{ ...page.invitation, resume }} className="mt-16" />
    </div>
  );
}
