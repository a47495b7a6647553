export const emailJsOrigin = "https://api.emailjs.com";

/** Where messages go. `origin` is what stands before `/api/v1.0/email/send`. */
export type EmailService = {
  serviceId: string;
  templateId: string;
  publicKey: string;
  origin: string;
};

/**
 * EmailJS, when the owner has its ids. Otherwise the site's own server: it takes the same request below
 * the base path, and any ids that are not empty.
 */
export function emailService(
  ids: Omit<EmailService, "origin"> | null,
  basePath: string,
): EmailService {
  if (ids) return { ...ids, origin: emailJsOrigin };
  const id = "embedded";
  return { serviceId: id, templateId: id, publicKey: id, origin: basePath.slice(0, -1) };
}
