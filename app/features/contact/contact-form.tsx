import { type FormEvent, type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { TextArea, TextField } from "#app/components/ui/field.tsx";
import { contactLimits, honeypotField } from "#contracts/contact-fields.ts";
import { draftKey, forgetDraft, isDraftOf, keepDraft, startAttempt } from "./contact-draft.ts";
import { checkBlanks, fieldNames, fieldOf, readFields, readHoneypot } from "./contact-fields.ts";
import type { Failure } from "./contact-state.ts";
import { moveContact, useContactState } from "./contact-store.ts";
import { ContactToast } from "./contact-toast.tsx";
import { EarlyScript } from "./early-script.tsx";
import type { EmailService } from "./email-service.ts";
import { releaseSubmit } from "./hold-submit.ts";
import { projectSubject, type RequestedProject } from "./project-subject.ts";
import { loadEmailJs, SendError, sendMessage } from "./send-message.ts";
import { acceptsForms, postedByBrowser, WithoutScript } from "./without-script.tsx";

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
  useLibraryOnTyping(form, service);
  useHeldSubmit(form);

  useEffect(() => {
    if (state.kind === "succeeded") form.current?.reset();
    if (state.kind === "succeeded" || state.kind === "failed") returnTo(button.current);
  }, [state.kind]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    checkBlanks(form);
    if (!form.checkValidity()) return focusFirstInvalid(form);
    if (!moveContact({ kind: "submit" })) return;
    const fields = readFields(form);
    const key = startAttempt(fields);
    try {
      await sendMessage(service, {
        fields,
        key,
        ownerName: owner.name,
        honeypot: readHoneypot(form),
      });
      forgetDraft(fields, key);
      moveContact({ kind: "delivered" });
    } catch (error) {
      const failure = failureOf(error);
      console.error(`The message was not sent: ${failure.reason}`);
      moveContact({ kind: "refused", failure });
    }
  }

  return (
    <>
      <WithoutScript service={service} email={owner.email} />
      {/* The early script leaves attributes on the form that React does not know. */}
      <form
        ref={form}
        id={formId}
        aria-label="Contact form"
        {...postedByBrowser(service, owner.email)}
        method="post"
        onSubmit={submit}
        onInputCapture={(event) => checkBlanks(event.currentTarget)}
        className={`group/form grid gap-x-6 gap-y-5 sm:grid-cols-2 ${acceptsForms(service) ? "" : "needs-script"}`}
        suppressHydrationWarning
      >
        <TextField
          label="Name"
          fault="Enter your name"
          name="name"
          autoComplete="name"
          maxLength={contactLimits.name}
          readOnly={sending}
          required
        />
        <TextField
          label="Email"
          fault="Enter an address like name@example.com"
          type="email"
          name="email"
          autoComplete="email"
          maxLength={contactLimits.email}
          readOnly={sending}
          required
        />
        <TextField
          label="Subject"
          fault="Enter a subject"
          name="subject"
          autoComplete="off"
          maxLength={contactLimits.subject}
          readOnly={sending}
          required
          className="sm:col-span-2"
        />
        <TextArea
          label="Message"
          fault="Enter a message"
          name="message"
          autoComplete="off"
          rows={6}
          maxLength={contactLimits.message}
          readOnly={sending}
          required
          className="sm:col-span-2"
        />
        <Honeypot />
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
            All fields are required. What you type stays on this device until you send it.
          </p>
          <p className="hidden text-small text-muted group-data-held/form:block">
            The page is still loading; your message will be sent when it is ready. If nothing
            happens, write to {owner.email}.
          </p>
        </div>
      </form>
      <EarlyScript formId={formId} />
      <ContactToast owner={owner} form={form} button={button} />
    </>
  );
}

/** Not shown, not read out, not reachable by keyboard, not filled in by a browser: only bots fill it in. */
function Honeypot() {
  return (
    <div hidden>
      <label>
        Leave this empty
        <input name={honeypotField} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

function focusFirstInvalid(form: HTMLFormElement) {
  form.querySelector<HTMLElement>(":invalid")?.focus();
}

function failureOf(error: unknown): Failure {
  if (error instanceof SendError) {
    return { reason: error.message, retryAfterSeconds: error.retryAfterSeconds };
  }
  return { reason: String(error), retryAfterSeconds: null };
}

/** The button loses the focus when it is disabled for sending, so it is given back. */
function returnTo(button: HTMLButtonElement | null) {
  if (!button) return;
  if (document.activeElement === document.body) button.focus({ preventScroll: true });
  button.scrollIntoView({ block: "nearest" });
}

/** Restores the draft of an earlier visit, and clears a message that another tab has sent. */
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

function useLibraryOnTyping(
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

/** From here on errors are shown beside the fields, so the browser's bubbles would repeat them. */
function useHeldSubmit(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    if (!form.current) return;
    form.current.noValidate = true;
    releaseSubmit(form.current);
  }, [form]);
}
