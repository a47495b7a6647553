import { PageHeading } from "#app/components/layout/page-heading.tsx";
import { ButtonAnchor } from "#app/components/ui/button.tsx";
import { DownloadIcon } from "#app/components/ui/icons.tsx";
import { AtAGlance } from "#app/features/about/at-a-glance.tsx";
import { Skills } from "#app/features/about/skills.tsx";
import { Timeline } from "#app/features/about/timeline.tsx";
import { address } from "#app/lib/meta/address.ts";
import { StructuredData } from "#app/lib/meta/structured-data.tsx";
import type { PageProps } from "#app/lib/page-props.ts";
import type { loader } from "./about.server.ts";

export default function About({ loaderData }: PageProps<typeof loader>) {
  const { page, introduction, experience, abilities, glance, resumeUrl, structuredData } =
    loaderData;
  return (
    <div className="wrap pt-12 pb-20 md:pt-16">
      <StructuredData things={structuredData} />
      <div className="grid gap-x-16 lg:grid-cols-[minmax(0,42.5rem)_1fr] lg:grid-rows-[auto_1fr_auto]">
        <PageHeading label={`${page.code}`} title={page.title} />
        {/* On a phone before the text: it is what a recruiter came for. */}
        <ButtonAnchor
          href={resumeUrl ?? address("/resume.pdf")}
          target="_blank"
          rel="noopener"
          className="mt-6 sm:w-fit lg:col-start-2 lg:row-start-3 lg:mt-4 lg:w-full"
        >
          <DownloadIcon />
          Download Resume
          <span className="sr-only"> (opens in a new tab)</span>
        </ButtonAnchor>
        <div className="mt-6 space-y-4 text-prose lg:row-span-2 lg:row-start-2">
          {introduction.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <AtAGlance {...glance} />
      </div>
      <Timeline code={page.code + 100} entries={experience} />
      <Skills skillsCode={page.code + 200} languagesCode={page.code + 300} {...abilities} />
    </div>
  );
}
