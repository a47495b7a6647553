import { type FormEvent, type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { TextArea, TextField } from "#app/components/ui/field.tsx";
import { contactLimits, honeypotField } from "#contracts/contact-fields.ts";
import { draftKey, forgetDraft, isDraftOf, keepDraft, saveDraft } from "./contact-draft.ts";
import { fieldNames, fieldOf, judgeBlanks, readFields, readTrap } from "./contact-fields.ts";
import { moveContact, useContactState } from "./contact-store.ts";
import { ContactToast } from "./contact-toast.tsx";
import { EarlyScript } from "./early-script.tsx";
import type { EmailService } from "./email-service.ts";
import { releaseSubmit } from "./hold-submit.ts";
import { projectSubject, type RequestedProject } from "./project-subject.ts";
import { loadEmailJs, reasonOf, sendMessage } from "./send-message.ts";

const formId = "contact-form";

export function ContactForm({
  owner,
  service,
  projects,
}: {
  owner: { name: string; email: string };
  service: EmailService;
  /** What `?project=` may name. */
  projects: readonly RequestedProject[];
}) {
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const state = useContactState();
  const sending = state.kind === "sending";
  useDraft(form);
  useProjectSubject(form, projects);
  useLibraryOnTyping(form);
  useHeldSubmit(form);

  useEffect(() => {
    if (state.kind === "succeeded") form.current?.reset();
    if (state.kind === "succeeded" || state.kind === "failed") returnTo(button.current);
  }, [state.kind]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    judgeBlanks(form);
    if (!form.reportValidity() || !moveContact({ kind: "submit" })) return;
    const fields = readFields(form);
    saveDraft(fields);
    try {
      await sendMessage(service, { fields, ownerName: owner.name, trap: readTrap(form) });
      forgetDraft(fields);
      moveContact({ kind: "delivered" });
    } catch (error) {
      const reason = reasonOf(error);
      console.error(`The message was not sent: ${reason}`);
      moveContact({ kind: "refused", reason });
    }
  }

  return (
    <>
      {/* Where not even the first script runs, the browser hands the fields to a mail program. The
          attributes that script leaves on the form are none of React's business. */}
      <form
        ref={form}
        id={formId}
        aria-label="Contact form"
        action={`mailto:${owner.email}`}
        method="post"
        encType="text/plain"
        onSubmit={submit}
        onInput={(event) => judgeBlanks(event.currentTarget)}
        className="needs-script group/form grid gap-x-6 gap-y-5 sm:grid-cols-2"
        suppressHydrationWarning
      >
        <TextField
          label="Name"
          fault="your name, please"
          name="name"
          autoComplete="name"
          maxLength={contactLimits.name}
          readOnly={sending}
          required
        />
        <TextField
          label="Email"
          fault="as in name@example.com"
          type="email"
          name="email"
          autoComplete="email"
          maxLength={contactLimits.email}
          readOnly={sending}
          required
        />
        <TextField
          label="Subject"
          fault="a few words, please"
          name="subject"
          autoComplete="off"
          maxLength={contactLimits.subject}
          readOnly={sending}
          required
          className="sm:col-span-2"
        />
        <TextArea
          label="Message"
          fault="what is it about?"
          name="message"
          autoComplete="off"
          rows={6}
          maxLength={contactLimits.message}
          readOnly={sending}
          required
          className="sm:col-span-2"
        />
        <Trap />
        <div className="flex flex-col gap-x-6 gap-y-3 sm:col-span-2 sm:flex-row sm:items-center">
          <Button
            ref={button}
            type="submit"
            disabled={sending}
            className="min-w-36 scroll-mt-40 group-data-held/form:cursor-progress sm:scroll-mt-0 md:min-h-11 md:px-5"
          >
            {sending ? "Sending..." : "Send Message"}
          </Button>
          <p className="text-small text-muted group-data-held/form:hidden">
            Every field is needed. What you type stays on this device until you send it.
          </p>
          <p className="hidden text-small text-muted group-data-held/form:block">
            One moment: the page is still loading, then your message goes. If it does not, write to{" "}
            {owner.email}.
          </p>
        </div>
      </form>
      <EarlyScript formId={formId} />
      <ContactToast owner={owner} form={form} button={button} />
    </>
  );
}

/** A field for machines: not shown, not read out, not reached by the keyboard, not filled in by a browser. */
function Trap() {
  return (
    <div hidden>
      <label>
        Leave this empty
        <input name={honeypotField} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** A button that is disabled while it sends loses the focus; the visitor gets it back where they left it. */
function returnTo(button: HTMLButtonElement | null) {
  if (!button) return;
  if (document.activeElement === document.body) button.focus({ preventScroll: true });
  button.scrollIntoView({ block: "nearest" });
}

/** The draft of an earlier visit is back, and a message that another tab has sent is gone. */
function useDraft(form: RefObject<HTMLFormElement | null>) {
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

function useProjectSubject(
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

function useLibraryOnTyping(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const element = form.current;
    // A library that does not come is met again, and dealt with, when the message is sent.
    const load = () => void loadEmailJs().catch(() => {});
    element?.addEventListener("input", load, { once: true });
    return () => element?.removeEventListener("input", load);
  }, [form]);
}

function useHeldSubmit(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    if (form.current) releaseSubmit(form.current);
  }, [form]);
}
