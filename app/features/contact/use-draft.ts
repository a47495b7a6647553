import { type RefObject, useEffect } from "react";
import { draftKey, isDraftOf, keepDraft } from "./contact-draft.ts";
import { fieldNames, readFields } from "./contact-fields.ts";

/** Restores the draft of an earlier visit, and clears a message that another tab has sent. */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const element = form.current;
    if (!element || "early" in element.dataset) return;
    element.dataset.early = "";
    keepDraft(element, draftKey, fieldNames);
  }, [form]);

  useEffect(() => {
    function follow({ key, oldValue, newValue }: StorageEvent) {
      if (key !== draftKey || newValue !== null || !form.current) return;
      if (isDraftOf(readFields(form.current), oldValue)) form.current.reset();
    }
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  }, [form]);
}
