import { contactPath } from "#contracts/contact-fields.ts";
import type { BuildSettings } from "../settings.ts";

export function printDeliveryNote(settings: BuildSettings) {
  console.log(deliveryWarning(settings) ?? "Contact form: messages go to EmailJS.");
}

/**
 * Without EmailJS ids the form needs a server behind it, and a build cannot see what will serve it.
 * So it says where messages will go, and warns where it can tell that nothing will accept them.
 */
export function deliveryWarning({ emailService, basePath, staticHost }: BuildSettings) {
  if (emailService) return null;
  const address = basePath.slice(0, -1) + contactPath;
  const remedy =
    "set VITE_EMAILJS_SERVICE_ID, VITE_EMAILJS_TEMPLATE_ID and VITE_EMAILJS_PUBLIC_KEY and build again";
  if (staticHost) {
    return `Warning: every message of the contact form will fail, unless something on ${staticHost} answers ${address}. To send through EmailJS, ${remedy}.`;
  }
  return `Contact form: messages go to this project's own server, at ${address}. For a plain static host, ${remedy}.`;
}
