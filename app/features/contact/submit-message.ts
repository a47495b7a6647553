import { forgetAttempt, forgetDraft, startAttempt } from "./contact-draft.ts";
import { checkBlanks, readFields, readHoneypot } from "./contact-fields.ts";
import { type Failure, moveContact } from "./contact-store.ts";
import type { EmailService } from "./email-service.ts";
import { SendError, sendMessage } from "./send-message.ts";

/** Sends what the form holds, unless a field is invalid or a message is already being sent. */
export async function submitMessage(
  form: HTMLFormElement,
  service: EmailService,
  ownerName: string,
) {
  checkBlanks(form);
  if (!form.checkValidity()) return focusFirstInvalid(form);
  if (!moveContact({ kind: "submit" })) return;
  const fields = readFields(form);
  const key = startAttempt(fields);
  try {
    await sendMessage(service, { fields, key, ownerName, honeypot: readHoneypot(form) });
    forgetDraft(fields, key);
    moveContact({ kind: "delivered" });
  } catch (error) {
    if (error instanceof SendError && error.isKeyReused) forgetAttempt(key);
    const failure = failureOf(error);
    console.error(`The message was not sent: ${failure.reason}`);
    moveContact({ kind: "refused", failure });
  }
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
