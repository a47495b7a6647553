import { type RefObject, useEffect } from "react";
import { useLocation } from "#app/lib/url-state/use-location.ts";
import { fieldOf } from "./contact-fields.ts";
import { projectSubject, type RequestedProject } from "./project-subject.ts";

/** Fills in the subject for a visitor who asks for a copy of a project. */
export function useProjectSubject(
  form: RefObject<HTMLFormElement | null>,
  projects: readonly RequestedProject[],
) {
  const { search } = useLocation();
  useEffect(() => {
    if (!form.current) return;
    const subject = fieldOf(form.current, "subject");
    subject.value = projectSubject({ search, current: subject.value, projects });
  }, [form, search, projects]);
}
