import { ButtonLink } from "#app/components/ui/button.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";

export function ComingSoonDialog({
  id,
  project,
}: {
  id: string;
  project: { slug: string; title: string; hasPage: boolean };
}) {
  return (
    <Dialog
      id={id}
      title="Project Coming Soon"
      label={project.title}
      actions={
        <>
          {/* A full page load, because only the server can say that a page does not exist yet. */}
          <ButtonLink
            to={`/projects/${project.slug}`}
            reloadDocument={!project.hasPage}
            prefetch={project.hasPage ? "intent" : "none"}
          >
            Continue Reading
          </ButtonLink>
          <ButtonLink look="quiet" to="/contact">
            Contact Me
          </ButtonLink>
        </>
      }
    >
      This project is still being polished and will be available soon. Stay tuned for updates!
    </Dialog>
  );
}
