import { DrawnChart } from "#app/components/charts/drawn-chart.tsx";
import { Button, ButtonAnchor, ButtonLink } from "#app/components/ui/button.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { BookIcon, CodeIcon, DashboardIcon, SheetIcon } from "#app/components/ui/icons.tsx";
import { languageText } from "#app/components/ui/language-color.ts";
import { TagList } from "#app/components/ui/tag.tsx";
import type { Language, ProjectType } from "#content/types.ts";
import { CardFace } from "./card-face.tsx";
import { ComingSoonDialog } from "./coming-soon-dialog.tsx";
import type { ProjectCardContent } from "./project-card-content.ts";
import { RequestCopy } from "./request-copy.tsx";

export function ProjectCard({
  project,
  language,
}: {
  project: ProjectCardContent;
  language: Language;
}) {
  const headingId = `card-${project.slug}`;
  return (
    <Card
      className={`flex w-full flex-col px-3.5! pt-3.5! pb-0.5! transition-colors has-[.group:hover]:border-edge sm:px-5! sm:pt-5! sm:pb-2! ${project.page ? "" : "border-dashed border-edge! bg-transparent!"}`}
    >
      <article aria-labelledby={headingId} className="flex grow flex-col">
        <CardFace headingId={headingId} title={project.title} opens={targetOf(project)}>
          {project.chart && (
            <div
              className={`mb-2 sm:mb-3 ${project.page ? "" : "max-sm:hidden"} ${languageText[language]}`}
            >
              <DrawnChart drawing={project.chart} />
            </div>
          )}
        </CardFace>
        <p className="mt-1 mb-1.5 text-small text-balance text-muted sm:mb-2.5">
          {!project.page && <span className="font-medium text-ink">In preparation. </span>}
          {project.description}
        </p>
        <div className="mt-auto">
          <TagList tags={project.tags} />
          <div className="no-print flex flex-wrap justify-between gap-x-4 whitespace-nowrap sm:mt-1">
            <RequestCopy look="plain" project={project} inPreparation={!project.page} />
            {project.direct ? (
              <ButtonLink {...actionOf(project)} to={`/projects/${project.slug}`} />
            ) : (
              <OpenDialog project={project} />
            )}
          </div>
        </div>
      </article>
    </Card>
  );
}

function targetOf({ slug, page }: ProjectCardContent) {
  return page ? { page: `/projects/${slug}` } : { dialog: `soon-${slug}` };
}

/** It stands back while the project is in preparation. */
function actionOf(project: ProjectCardContent) {
  return {
    look: "plain",
    className: project.page ? "text-ink!" : "font-normal!",
    children: <TypeLabel project={project} />,
  } as const;
}

/** Without script a link to the file or the page. */
function OpenDialog({ project }: { project: ProjectCardContent }) {
  const dialogId = `soon-${project.slug}`;
  const workbook = project.type === "excel" && project.page?.model?.workbook;
  const shared = actionOf(project);
  return (
    <>
      <Button
        {...shared}
        command="show-modal"
        commandfor={dialogId}
        aria-haspopup="dialog"
        className={`needs-script ${shared.className}`}
      />
      <noscript>
        {workbook ? (
          <ButtonAnchor {...shared} href={workbook} download />
        ) : (
          <ButtonLink {...shared} to={`/projects/${project.slug}`} />
        )}
      </noscript>
      <ComingSoonDialog id={dialogId} project={project} />
    </>
  );
}

function TypeLabel({ project: { type, title } }: { project: ProjectCardContent }) {
  const { label, Icon } = projectTypes[type];
  return (
    <>
      <Icon className="max-lg:hidden" />
      {label}
      <span className="sr-only"> {title}</span>
    </>
  );
}

/** The type of a project decides icon and label of its button. */
const projectTypes = {
  project: { label: "View Project", Icon: BookIcon },
  github: { label: "View on GitHub", Icon: CodeIcon },
  excel: { label: "Download Excel", Icon: SheetIcon },
  dashboard: { label: "View Dashboard", Icon: DashboardIcon },
} as const satisfies Record<ProjectType, { label: string; Icon: typeof BookIcon }>;
