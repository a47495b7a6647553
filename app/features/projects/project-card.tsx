import type { DrawingText } from "#app/components/charts/drawing.ts";
import { DrawnChart } from "#app/components/charts/drawn-chart.tsx";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { languageText } from "#app/components/ui/language-colour.ts";
import { TagList } from "#app/components/ui/tag.tsx";
import type { Language, Project } from "#content/types.ts";
import { ComingSoonDialog } from "./coming-soon-dialog.tsx";
import { projectTypes } from "./project-types.tsx";
import { RequestCopy } from "./request-copy.tsx";

export type ProjectCardContent = Pick<
  Project,
  "slug" | "title" | "description" | "tags" | "type" | "direct"
> & { hasPage: boolean; chart: DrawingText | null };

export function ProjectCard({
  project,
  language,
}: {
  project: ProjectCardContent;
  language: Language;
}) {
  return (
    <Card className="flex w-full flex-col">
      <article aria-labelledby={`card-${project.slug}`} className="flex grow flex-col">
        {project.chart && (
          <div className={`mb-4 border-b border-rule pb-5 ${languageText[language]}`}>
            <DrawnChart drawing={project.chart} />
          </div>
        )}
        <h3 id={`card-${project.slug}`} className="text-[1.375rem] leading-tight">
          {project.title}
        </h3>
        <p className="mt-2 mb-4 text-muted">{project.description}</p>
        <div className="mt-auto">
          <TagList tags={project.tags} />
          <div className="no-print mt-5 flex flex-wrap gap-2.5">
            <OpenProject project={project} />
            <RequestCopy project={project} />
          </div>
        </div>
      </article>
    </Card>
  );
}

/** A direct card leads to its page; any other opens the dialog, or leads on where there is no script. */
function OpenProject({ project }: { project: ProjectCardContent }) {
  const { label, Icon } = projectTypes[project.type];
  const path = `/projects/${project.slug}`;
  const face = (
    <>
      <Icon />
      {label}
      <span className="sr-only"> {project.title}</span>
    </>
  );
  if (project.direct) return <ButtonLink to={path}>{face}</ButtonLink>;
  const dialogId = `soon-${project.slug}`;
  return (
    <>
      <Button
        command="show-modal"
        commandfor={dialogId}
        aria-haspopup="dialog"
        className="needs-script"
      >
        {face}
      </Button>
      <noscript>
        <ButtonLink to={path}>{face}</ButtonLink>
      </noscript>
      <ComingSoonDialog id={dialogId} project={project} />
    </>
  );
}
