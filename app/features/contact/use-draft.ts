import { type RefObject, useEffect } from "react";
import { draftKey, isDraftOf } from "./contact-draft.ts";
import { readFields } from "./contact-fields.ts";

/** Clears a message that another tab has sent. */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    function follow({ key, oldValue, newValue }: StorageEvent) {
      if (key !== draftKey || newValue !== null || !form.current) return;
      if (isDraftOf(readFields(form.current), oldValue)) form.current.reset();
    }
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  }, [form]);
}
