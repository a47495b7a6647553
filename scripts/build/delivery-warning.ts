import { contactPath } from "#contracts/contact-fields.ts";
import type { BuildSettings } from "./settings.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** Hosts that build and then serve files alone, by the variable each one sets in its builds. */
const staticHosts = {
  NETLIFY: "Netlify",
  VERCEL: "Vercel",
  CF_PAGES: "Cloudflare Pages",
  GITHUB_PAGES: "GitHub Pages",
};

export function sayWhereMessagesGo(settings: BuildSettings, env: Environment) {
  console.log(deliveryWarning(settings, env) ?? "Contact form: messages go to EmailJS.");
}

/**
 * Without EmailJS ids the form needs a server behind it, and a build cannot see what it will be served
 * by. So it says where messages will go, and warns where it can tell that nobody will be there.
 */
export function deliveryWarning({ emailService, basePath }: BuildSettings, env: Environment) {
  if (emailService) return null;
  const address = basePath.slice(0, -1) + contactPath;
  const remedy =
    "set VITE_EMAILJS_SERVICE_ID, VITE_EMAILJS_TEMPLATE_ID and VITE_EMAILJS_PUBLIC_KEY and build again";
  const host = Object.entries(staticHosts).find(([variable]) => env[variable])?.[1];
  if (host) {
    return `Warning: every message of the contact form will fail, unless something on ${host} answers ${address}. To send through EmailJS, ${remedy}.`;
  }
  return `Contact form: messages go to this project's own server, at ${address}. For a plain static host, ${remedy}.`;
}
