import type { ReactNode } from "react";
import { languageText } from "#app/components/ui/language-color.ts";
import { type Invitation, NextStepItem } from "#app/components/ui/next-step.tsx";
import { formatCount } from "#app/lib/format/number.ts";
import type { ProjectCategory } from "#content/types.ts";
import { ProjectCard } from "./project-card.tsx";
import type { ProjectCardContent } from "./project-card-content.ts";

type Section = ProjectCategory & {
  /** Those on this page. */
  projects: readonly ProjectCardContent[];
  /** Projects in the section, on all its pages. */
  total: number;
};

/** Written out, because the stylesheet is generated from the class names in the source. */
const fadeIn = ["brighten-0", "brighten-1", "brighten-2", "brighten-3"];

export function ProjectSection({
  section,
  index,
  invitation,
  children,
}: {
  section: Section;
  index: number;
  /** For the last section of the page. */
  invitation: Invitation | null;
  /** Below the cards: where the section goes on. */
  children?: ReactNode;
}) {
  const headingId = `${section.id}-heading`;
  return (
    <section
      id={section.id}
      aria-labelledby={headingId}
      className="mt-8 border-t border-ink pt-3 first-of-type:mt-4 sm:mt-12 sm:first-of-type:mt-6"
    >
      <div className="flex flex-wrap items-baseline gap-x-4 max-sm:gap-x-2.5">
        <span className={`font-mono text-base ${languageText[section.language]}`}>
          {section.code}
        </span>
        <h2 id={headingId} className="text-section">
          {section.title}
        </h2>
        <p className="text-small text-muted max-md:order-last max-md:basis-full">
          {section.summary}
        </p>
        <span className="ml-auto font-mono text-label whitespace-nowrap text-muted">
          {formatCount(section.total, "project")}
        </span>
      </div>
      <ul className="project-cards mt-4 grid gap-2.5 sm:gap-4 md:grid-cols-2">
        {section.projects.map((project) => (
          <li key={project.slug} className={`flex ${fadeIn[index] ?? fadeIn.at(-1)}`}>
            <ProjectCard project={project} language={section.language} />
          </li>
        ))}
        {invitation && (
          <NextStepItem
            filled={section.projects.length}
            columns={{ md: 2, lg: 2 }}
            invitation={invitation}
          />
        )}
      </ul>
      {children}
    </section>
  );
}
