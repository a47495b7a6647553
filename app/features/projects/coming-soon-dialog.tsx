import { ButtonLink } from "#app/components/ui/button.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { formatCount } from "#app/lib/format/number.ts";
import type { ProjectCardContent } from "./project-card-content.ts";

export function ComingSoonDialog({ id, project }: { id: string; project: ProjectCardContent }) {
  return (
    <Dialog
      id={id}
      title="Project Coming Soon"
      label={project.title}
      actions={
        <>
          <ButtonLink to={`/projects/${project.slug}`}>Continue Reading</ButtonLink>
          <ButtonLink look="quiet" to="/contact">
            Contact Me
          </ButtonLink>
        </>
      }
    >
      This project is still being polished and will be available soon. Stay tuned for updates!
      {project.page && <AlreadyThere page={project.page} />}
    </Dialog>
  );
}

/** What a visitor finds on the page today. */
function AlreadyThere({ page: { model } }: { page: NonNullable<ProjectCardContent["page"]> }) {
  if (!model) return <p className="mt-3 text-ink">You can already read its page.</p>;
  return (
    <p className="mt-3 text-ink">
      You can already work with it: {formatCount(model.inputs, "input")}, workings,{" "}
      <a href={model.workbook} download className="text-link">
        workbook (.xlsx)
      </a>
      .
    </p>
  );
}
