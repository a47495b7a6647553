import { contactPath, honeypotField } from "#contracts/contact-fields.ts";
import type { ContactFields } from "./contact-fields.ts";
import { type EmailService, emailJsOrigin } from "./email-service.ts";

const timeLimitMs = 15_000;

export type OutgoingMessage = {
  fields: ContactFields;
  ownerName: string;
  /** What stands in the field that people never meet. */
  trap: string;
};

/** Called when the visitor begins to type, so that the library is there when the message is ready. */
export function loadEmailJs() {
  return import("@emailjs/browser");
}

/** Resolves when the service has taken the message, and rejects with whatever went wrong. */
export async function sendMessage(
  service: EmailService,
  message: OutgoingMessage,
  load: typeof loadEmailJs = loadEmailJs,
) {
  // Our server drops what fills the trap; EmailJS knows of no trap, so it is dropped here.
  if (message.trap && service.origin === emailJsOrigin) return;
  if (!navigator.onLine) throw new Error("The browser is offline.");
  await within(timeLimitMs, post(service, templateParams(message), load));
}

function templateParams({ fields, ownerName, trap }: OutgoingMessage) {
  return {
    from_name: fields.name.trim(),
    from_email: fields.email.trim(),
    subject: fields.subject.trim(),
    message: fields.message.trim(),
    to_name: ownerName,
    ...(trap && { [honeypotField]: trap }),
  };
}

type TemplateParams = ReturnType<typeof templateParams>;

async function post(service: EmailService, params: TemplateParams, load: typeof loadEmailJs) {
  const emailJs = await load().catch(() => null);
  if (!emailJs) return postPlainly(service, params);
  emailJs.init({ publicKey: service.publicKey }, service.origin);
  await emailJs.send(service.serviceId, service.templateId, params);
}

/**
 * The same request without the library. Its file is gone when the site was published anew while the
 * page was open, and a browser may remember a failed import for as long as the page lives.
 */
async function postPlainly(
  { serviceId, templateId, publicKey, origin }: EmailService,
  params: TemplateParams,
) {
  const response = await fetch(origin + contactPath, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      user_id: publicKey,
      service_id: serviceId,
      template_id: templateId,
      template_params: params,
    }),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
}

function within<T>(milliseconds: number, work: Promise<T>) {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`No answer in ${milliseconds / 1000} seconds.`)),
      milliseconds,
    );
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

/** Says in one line why a message was not sent. The library rejects with a status and a text. */
export function reasonOf(error: unknown) {
  if (error instanceof Error) return error.message;
  if (typeof error !== "object" || error === null) return String(error);
  const { status = 0, text = "no reason given" } = error as { status?: unknown; text?: unknown };
  return `${status} ${text}`;
}
