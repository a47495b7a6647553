import { ButtonLink } from "#app/components/ui/button.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";

export function ComingSoonDialog({
  id,
  project,
}: {
  id: string;
  project: { slug: string; title: string };
}) {
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
    </Dialog>
  );
}
