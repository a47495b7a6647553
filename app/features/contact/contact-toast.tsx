import { type RefObject, useEffect, useRef } from "react";
import { Toast, type ToastMessage } from "#app/components/ui/toast.tsx";
import { notSentWords, retryHint, sentWords } from "#contracts/contact-page.ts";
import { mailtoLink } from "#contracts/mailto-link.ts";
import { readFields } from "./contact-fields.ts";
import { type ContactState, moveContact, useContactState } from "./contact-store.ts";

function toastMessage(state: ContactState): ToastMessage | null {
  switch (state.kind) {
    case "idle":
    case "sending":
      return null;
    case "succeeded":
      return { kind: "success", ...sentWords };
    case "failed":
      return {
        kind: "failure",
        ...notSentWords,
        ...(state.retryAfterSeconds !== null && { hint: retryHint(state.retryAfterSeconds) }),
      };
  }
}

/** The result of sending, in words. A failure offers to open the message in the visitor's own mail program. */
export function ContactToast({
  owner,
  form,
  button,
}: {
  owner: { email: string };
  form: RefObject<HTMLFormElement | null>;
  button: RefObject<HTMLButtonElement | null>;
}) {
  const state = useContactState();
  return (
    <Toast message={toastMessage(state)} onClose={dismiss} returnFocusTo={button}>
      {state.kind === "failed" && <MailLink email={owner.email} form={form} />}
    </Toast>
  );
}

/** The link is updated as the fields are edited, so that it can also be copied. */
function MailLink({ email, form }: { email: string; form: RefObject<HTMLFormElement | null> }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    function update() {
      if (element && link.current) link.current.href = mailtoLink(email, readFields(element));
    }
    update();
    element.addEventListener("input", update);
    return () => element.removeEventListener("input", update);
  }, [email, form]);
  return (
    <a
      ref={link}
      href={`mailto:${email}`}
      className="text-link -mb-2 inline-flex min-h-11 items-center text-small wrap-anywhere md:mt-1 md:mb-0 md:min-h-0"
    >
      Email it to {email}
    </a>
  );
}

function dismiss() {
  moveContact({ kind: "dismiss" });
}
