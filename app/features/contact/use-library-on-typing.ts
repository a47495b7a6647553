import { type RefObject, useEffect } from "react";
import type { EmailService } from "./email-service.ts";
import { loadEmailJs } from "./send-message.ts";

/** Loads the library of EmailJS with the first letter typed, so that it is there when it is needed. */
export function useLibraryOnTyping(
  form: RefObject<HTMLFormElement | null>,
  { kind }: Pick<EmailService, "kind">,
) {
  useEffect(() => {
    if (kind !== "emailjs") return;
    const element = form.current;
    // If the library does not load, sending deals with it.
    const load = () => void loadEmailJs().catch(() => {});
    element?.addEventListener("input", load, { once: true });
    return () => element?.removeEventListener("input", load);
  }, [form, kind]);
}
