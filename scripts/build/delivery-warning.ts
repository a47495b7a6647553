import { contactPath } from "#contracts/contact-fields.ts";
import type { BuildSettings } from "./settings.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** Hosts that only serve static files, by the variable each one sets in its builds. */
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
 * Without EmailJS ids the form needs a server, and a build cannot know how the site will be served. So
 * it prints where messages will go, and warns on hosts where no server will receive them.
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
