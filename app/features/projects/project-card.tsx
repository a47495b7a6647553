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
      className={`flex w-full flex-col transition-colors has-[.group:hover]:border-edge max-sm:p-3.5 sm:max-lg:p-5 ${project.page ? "" : "border-dashed border-edge! bg-transparent!"}`}
    >
      <article aria-labelledby={headingId} className="flex grow flex-col">
        <CardFace headingId={headingId} title={project.title} opens={targetOf(project)}>
          {project.chart && (
            <div
              className={`mb-4 border-b border-rule pb-5 max-sm:mb-3 max-sm:pb-3 ${project.page ? "" : "max-sm:hidden"} ${languageText[language]}`}
            >
              <DrawnChart drawing={project.chart} />
            </div>
          )}
        </CardFace>
        <p className="mt-2 mb-4 text-balance text-muted max-sm:mt-1 max-sm:mb-2 max-sm:text-small">
          {!project.page && <span className="font-medium text-ink">In preparation. </span>}
          {project.description}
        </p>
        <div className="mt-auto">
          <TagList tags={project.tags} />
          <div className="no-print mt-5 flex flex-wrap gap-x-2.5 whitespace-nowrap max-sm:mt-2.5 sm:gap-x-4">
            <Actions project={project} />
          </div>
        </div>
      </article>
    </Card>
  );
}

function targetOf({ slug, page }: ProjectCardContent) {
  return page ? { page: `/projects/${slug}` } : { dialog: `soon-${slug}` };
}

/** What opens the project comes first; where its page is linked already, its dialog comes last. */
function Actions({ project }: { project: ProjectCardContent }) {
  const path = `/projects/${project.slug}`;
  const copy = <RequestCopy look="plain" project={project} inPreparation={!project.page} />;
  if (project.direct)
    return (
      <>
        <ButtonLink to={path}>
          <TypeLabel project={project} />
        </ButtonLink>
        {copy}
      </>
    );
  if (!project.page)
    return (
      <>
        <p className="flex items-center text-small text-muted max-lg:basis-full">
          When it is ready:
        </p>
        <OpenDialog project={project} />
        {copy}
      </>
    );
  return (
    <>
      <ButtonLink to={path} className="max-sm:px-3">
        Open<span className="sr-only"> {project.title}</span>
        <span aria-hidden="true" className="max-sm:hidden">
          →
        </span>
      </ButtonLink>
      {copy}
      <OpenDialog project={project} className="font-normal max-md:ml-auto lg:ml-auto" />
    </>
  );
}

/** Without script a link to the file or the page. */
function OpenDialog({
  project,
  className = "",
}: {
  project: ProjectCardContent;
  className?: string;
}) {
  const dialogId = `soon-${project.slug}`;
  const workbook = project.type === "excel" && project.page?.model?.workbook;
  const shared = { look: "plain", className, children: <TypeLabel project={project} /> } as const;
  return (
    <>
      <Button
        {...shared}
        command="show-modal"
        commandfor={dialogId}
        aria-haspopup="dialog"
        className={`needs-script ${className}`}
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
