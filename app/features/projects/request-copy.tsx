import { Button, ButtonLink, type Look } from "#app/components/ui/button.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";

/** 'Get the project copy': a dialog that leads to the contact form with the subject filled in. */
export function RequestCopy({
  project,
  look,
  inPreparation = false,
}: {
  project: { slug: string; title: string };
  look: Look;
  /** There is nothing to send yet. */
  inPreparation?: boolean;
}) {
  const id = `copy-${project.slug}`;
  const contact = `/contact?project=${project.slug}`;
  const face = (
    <>
      Get the project copy<span className="sr-only"> {project.title}</span>
    </>
  );
  return (
    <>
      <Button
        look={look}
        command="show-modal"
        commandfor={id}
        aria-haspopup="dialog"
        className="needs-script"
      >
        {face}
      </Button>
      <noscript>
        <ButtonLink look={look} to={contact}>
          {face}
        </ButtonLink>
      </noscript>
      <Dialog
        id={id}
        title="Get the project copy"
        label={project.title}
        actions={<ButtonLink to={contact}>Go to Contact Form</ButtonLink>}
      >
        {inPreparation && "This project is in preparation; your copy will come when it is ready. "}
        Please request your copy through the contact form. Mention the project title,{" "}
        <q>{project.title}</q>, and your specific requirements, so that I can send the version that
        suits you. The form fills in the title for you.
      </Dialog>
    </>
  );
}
