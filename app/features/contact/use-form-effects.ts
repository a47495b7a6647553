import { type RefObject, useEffect } from "react";
import { useLocation } from "#app/lib/url-state/use-location.ts";
import { draftKey, isDraftOf } from "./contact-draft.ts";
import { fieldOf, readFields } from "./contact-fields.ts";
import type { EmailService } from "./email-service.ts";
import { releaseSubmit } from "./hold-submit.ts";
import { loadEmailJs } from "./send-message.ts";

/** What happens to the form beside typing and sending. */
export function useFormEffects(
  form: RefObject<HTMLFormElement | null>,
  { kind }: Pick<EmailService, "kind">,
  projects: readonly RequestedProject[],
) {
  // Clears a message that another tab has sent.
  useEffect(() => {
    function follow({ key, oldValue, newValue }: StorageEvent) {
      if (key !== draftKey || newValue !== null || !form.current) return;
      if (isDraftOf(readFields(form.current), oldValue)) form.current.reset();
    }
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  }, [form]);

  // Fills in the subject for a visitor who asks for a copy of a project.
  const { search } = useLocation();
  useEffect(() => {
    if (!form.current) return;
    const subject = fieldOf(form.current, "subject");
    subject.value = projectSubject({ search, current: subject.value, projects });
  }, [form, search, projects]);

  // Loads the library of EmailJS with the first letter typed, so that it is there when it is needed.
  useEffect(() => {
    if (kind !== "emailjs") return;
    const element = form.current;
    // If the library does not load, sending deals with it.
    const load = () => void loadEmailJs().catch(() => {});
    element?.addEventListener("input", load, { once: true });
    return () => element?.removeEventListener("input", load);
  }, [form, kind]);

  // From here on errors are shown beside the fields, so the browser's bubbles would repeat them.
  useEffect(() => {
    if (!form.current) return;
    form.current.noValidate = true;
    releaseSubmit(form.current);
  }, [form]);
}

export type RequestedProject = { slug: string; title: string };

/**
 * The subject for `?project=SLUG`. It replaces a subject that an earlier link filled in, but never one
 * that the visitor wrote. An unknown slug changes nothing.
 */
export function projectSubject({
  search,
  current,
  projects,
}: {
  search: string;
  current: string;
  projects: readonly RequestedProject[];
}) {
  const slug = new URLSearchParams(search).get("project");
  const project = projects.find((project) => project.slug === slug);
  const filledIn = projects.some((project) => subjectOf(project) === current);
  return project && (current === "" || filledIn) ? subjectOf(project) : current;
}

function subjectOf({ title }: RequestedProject) {
  return `Copy of “${title}”`;
}
