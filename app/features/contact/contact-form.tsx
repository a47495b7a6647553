import { useEffect, useRef } from "react";
import { AwaitUrlState, InlineScript } from "#app/boot/inline-script.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { TextArea, TextField } from "#app/components/ui/field.tsx";
import { contactLimits, honeypotField } from "#contracts/contact-fields.ts";
import { messageSentId } from "#contracts/contact-page.ts";
import { draftKey, keepDraft } from "./contact-draft.ts";
import { checkBlanks, fieldNames } from "./contact-fields.ts";
import { useContactState } from "./contact-store.ts";
import { ContactToast } from "./contact-toast.tsx";
import type { EmailService } from "./email-service.ts";
import { holdSubmit } from "./hold-submit.ts";
import { submitMessage } from "./submit-message.ts";
import { type RequestedProject, useFormEffects } from "./use-form-effects.ts";
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
  useFormEffects(form, service, projects);

  useEffect(() => {
    if (state.kind === "succeeded") form.current?.reset();
    if (state.kind === "succeeded" || state.kind === "failed") returnTo(button.current);
  }, [state.kind]);

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
        onSubmit={(event) => {
          event.preventDefault();
          submitMessage(event.currentTarget, service, owner.name);
        }}
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
          <p className="text-small text-balance text-muted group-data-held/form:hidden">
            All fields are required. What you type stays on this device until you send it.
          </p>
          <p className="hidden text-small text-muted group-data-held/form:block">
            The page is still loading; your message will be sent when it is ready. If nothing
            happens, write to {owner.email}.
          </p>
        </div>
      </form>
      <EarlyScript formId={formId} />
      <AwaitUrlState keys={["project"]} />
      <ContactToast owner={owner} form={form} button={button} />
    </>
  );
}

/** A button that is disabled loses the focus, so it gets it back once the message is sent or has failed. */
function returnTo(button: HTMLButtonElement | null) {
  if (!button) return;
  if (document.activeElement === document.body) button.focus({ preventScroll: true });
  button.scrollIntoView({ block: "nearest" });
}

/** What the form needs before the page's script arrives. */
function EarlyScript({ formId }: { formId: string }) {
  const draft = [draftKey, fieldNames, `#${messageSentId}`].map((arg) => JSON.stringify(arg));
  const code = `(form=>{(${keepDraft})(form,${draft});(${holdSubmit})(form)})(document.getElementById(${JSON.stringify(formId)}))`;
  return <InlineScript code={code} />;
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
