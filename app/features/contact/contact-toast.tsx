import { type RefObject, useEffect } from "react";
import { Toast, type ToastMessage } from "#app/components/ui/toast.tsx";
import { readFields } from "./contact-fields.ts";
import type { ContactState } from "./contact-state.ts";
import { moveContact, useContactState } from "./contact-store.ts";
import { mailtoLink } from "./mailto-link.ts";

const success: ToastMessage = {
  kind: "success",
  title: "Message sent successfully!",
  text: "Thank you for your message. I'll get back to you soon.",
};

const failure: ToastMessage = {
  kind: "failure",
  title: "Failed to send message",
  text: "Please try again or contact me directly via email.",
};

const messages: Record<ContactState["kind"], ToastMessage | null> = {
  idle: null,
  sending: null,
  succeeded: success,
  failed: failure,
};

/** How the sending went, in words. After a failure it offers what was typed to the visitor's own mail program. */
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
  // Who leaves the page has seen it.
  useEffect(() => dismiss, []);
  return (
    <Toast message={messages[state.kind]} onClose={dismiss} returnFocusTo={button}>
      {state.kind === "failed" && (
        <a
          href={`mailto:${owner.email}`}
          onClick={({ currentTarget }) => {
            if (form.current)
              currentTarget.href = mailtoLink(owner.email, readFields(form.current));
          }}
          className="text-link -mb-2 inline-flex min-h-11 items-center text-small md:mt-1 md:mb-0 md:min-h-0"
        >
          Open it in your mail program
        </a>
      )}
    </Toast>
  );
}

function dismiss() {
  moveContact({ kind: "dismiss" });
}
