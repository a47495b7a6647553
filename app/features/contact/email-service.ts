import { contactPath } from "#contracts/contact-fields.ts";

export const emailJsOrigin = "https://api.emailjs.com";

export type EmailJsIds = { serviceId: string; templateId: string; publicKey: string };

/** Where messages go. */
export type EmailService =
  | ({ kind: "emailjs" } & EmailJsIds)
  | {
      kind: "own-server";
      /** The endpoint below the site's base path. */
      url: string;
      /** Whether it accepts a form posted without script. */
      acceptsForms: boolean;
    };

/** EmailJS when the owner has its ids, and the site's own server otherwise. */
export function emailService(
  ids: EmailJsIds | null,
  { basePath, onStaticHost }: { basePath: string; onStaticHost: boolean },
): EmailService {
  if (ids) return { kind: "emailjs", ...ids };
  const url = basePath.slice(0, -1) + contactPath;
  return { kind: "own-server", url, acceptsForms: !onStaticHost };
}
