import { PageHeading } from "#app/components/layout/page-heading.tsx";
import { ButtonAnchor } from "#app/components/ui/button.tsx";
import { DownloadIcon } from "#app/components/ui/icons.tsx";
import { Skills } from "#app/features/about/skills.tsx";
import { Timeline } from "#app/features/about/timeline.tsx";
import { address } from "#app/meta/address.ts";
import { breadcrumbs, Facts } from "#app/meta/facts.tsx";
import { person } from "#app/meta/owner-facts.ts";
import { pageMeta } from "#app/meta/page-meta.ts";
import { profile } from "#content/profile.ts";
import type { Route } from "./+types/about.ts";

export function loader() {
  const { introduction, experience, skills, languages, certifications, resumeUrl } = profile;
  return { introduction, experience, skills, languages, certifications, resumeUrl };
}

export function meta() {
  return pageMeta({
    title: "About",
    description: `${profile.name}, ${profile.location}: experience, education, skills and languages.`,
    path: "/about",
    type: "profile",
  });
}

export default function About({ loaderData }: Route.ComponentProps) {
  const { introduction, experience, resumeUrl, ...abilities } = loaderData;
  return (
    <div className="wrap pt-12 pb-20 md:pt-16">
      <Facts things={[person(), breadcrumbs([["About", "/about"]])]} />
      <PageHeading title="About" />
      <div className="mt-6 max-w-reading space-y-4 text-prose">
        {introduction.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <ButtonAnchor
        href={resumeUrl ?? address("/resume.pdf")}
        target="_blank"
        rel="noopener"
        className="mt-8"
      >
        <DownloadIcon />
        Download Resume
        <span className="sr-only"> (opens in a new tab)</span>
      </ButtonAnchor>
      <Timeline entries={experience} />
      <Skills {...abilities} />
    </div>
  );
}
