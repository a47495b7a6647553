import type { ReactNode } from "react";
import type { DrawingText } from "#app/components/charts/drawing.ts";
import { DrawnChart } from "#app/components/charts/drawn-chart.tsx";
import { languageText } from "#app/components/ui/language-color.ts";
import { PageLink } from "#app/components/ui/page-link.tsx";
import { type LinkedTag, TagLinks } from "#app/components/ui/tag.tsx";
import type { Language, Project, ProjectCategory } from "#content/types.ts";

export type NeighborProject = Pick<Project, "slug" | "title" | "description"> & {
  language: Language;
  chart: DrawingText | null;
};

/**
 * The foot of a project page: an invitation to write, and the projects before and after it. One alone takes the whole
 * row, its chart beside its text.
 */
export function ProjectEnd({
  project,
  section,
  tags,
  invitation,
  previous,
  next,
  children,
}: {
  project: Pick<Project, "slug">;
  section: Pick<ProjectCategory, "id" | "title">;
  tags: readonly LinkedTag[];
  /** Before the link to the contact form. */
  invitation: { question: string; link: string };
  previous: NeighborProject | null;
  next: NeighborProject | null;
  children: ReactNode;
}) {
  return (
    <footer data-search="skip" className="no-print mt-12 border-t border-ink">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-b border-rule py-4">
        <h2 className="text-h2">
          {invitation.question}{" "}
          <PageLink to={`/contact?project=${project.slug}`} className="text-link">
            {invitation.link}
          </PageLink>
          .
        </h2>
        <PageLink
          to={`/projects#${section.id}`}
          className="py-1 font-mono text-label text-muted hover:text-accent hover:underline"
        >
          {section.title}
        </PageLink>
        <div className="w-full">
          <TagLinks tags={tags} />
        </div>
      </div>
      <nav aria-label="Previous and next project" className="double-rule">
        <ul className="grid sm:grid-cols-2">
          {previous && (
            <li className="border-rule only:col-span-full not-only:max-sm:border-b sm:not-only:pr-8">
              <Neighbor project={previous} label="← Previous project" />
            </li>
          )}
          {next && (
            <li className="border-rule only:col-span-full sm:not-only:border-l sm:not-only:pl-8">
              <Neighbor project={next} label="Next project →" />
            </li>
          )}
        </ul>
        {children}
      </nav>
    </footer>
  );
}

function Neighbor({ project, label }: { project: NeighborProject; label: string }) {
  const id = `neighbor-${project.slug}`;
  return (
    <div className="group relative gap-x-12 py-5 sm:in-[li:only-child]:grid sm:in-[li:only-child]:grid-cols-[22.5rem_1fr]">
      <p className="col-span-full font-mono text-label text-muted">{label}</p>
      {project.chart && (
        <div className={`mt-3 max-w-90 max-sm:hidden ${languageText[project.language]}`}>
          <DrawnChart drawing={project.chart} />
        </div>
      )}
      <div>
        <h3 id={id} className="mt-3 text-h3 group-hover:text-accent group-hover:underline">
          {project.title}
        </h3>
        <p className="mt-1 text-small text-pretty text-muted max-sm:hidden">
          {project.description}
        </p>
      </div>
      {/* Over the whole, as on a card, so that its name is the title alone. */}
      <PageLink
        to={`/projects/${project.slug}`}
        aria-labelledby={id}
        className="absolute inset-0 rounded-md"
      />
    </div>
  );
}
