import * as v from "valibot";
import { profile } from "#content/profile.ts";

/** What the environment may say about a build. */
export type BuildSettings = {
  /** Path under which the site is served, with a slash at both ends. */
  basePath: string;
  buildDirectory: string;
  /** Origin of the site, without a trailing slash. */
  siteUrl: string;
  emailService: { serviceId: string; templateId: string; publicKey: string } | null;
  /** The host's name where only files are served, so that nothing can accept a message. */
  staticHost: string | null;
  /** Where pages report that they were seen; `null`: nowhere. */
  pageCountUrl: string | null;
};

/** Hosts that build the site and then serve files only, by the variable each sets in its builds. */
const staticHosts = {
  NETLIFY: "Netlify",
  VERCEL: "Vercel",
  CF_PAGES: "Cloudflare Pages",
  GITHUB_PAGES: "GitHub Pages",
  // Set by the owner for any other.
  STATIC_HOST: "a static host",
};

const basePath = v.pipe(
  v.string(),
  v.regex(
    /^\/([\w.~-]+\/)*$/,
    "BASE_PATH must begin and end with a slash and contain plain names only, such as /folio/.",
  ),
);

const siteUrl = v.pipe(
  v.string(),
  v.url("SITE_URL must be a full address such as https://example.com."),
  v.regex(/^https?:\/\/[^/?#]+$/, "SITE_URL must be an origin only, such as https://example.com."),
);

const pageCountUrl = v.pipe(
  v.string(),
  v.regex(
    /^https:\/\/[^/?#@\s]+(\/[^#\s]*)?$/,
    "PAGE_COUNT_URL must be a full https address such as https://count.example.com/view.",
  ),
  v.url("PAGE_COUNT_URL must be a full https address such as https://count.example.com/view."),
);

const emailKeys = [
  "VITE_EMAILJS_SERVICE_ID",
  "VITE_EMAILJS_TEMPLATE_ID",
  "VITE_EMAILJS_PUBLIC_KEY",
];

export function buildSettings(env: Readonly<Record<string, string | undefined>>): BuildSettings {
  return {
    basePath: parse(basePath, env.BASE_PATH || "/"),
    buildDirectory: env.BUILD_DIR || "build",
    siteUrl: parse(siteUrl, env.SITE_URL || profile.siteUrl),
    emailService: emailService(env),
    pageCountUrl: env.PAGE_COUNT_URL ? parse(pageCountUrl, env.PAGE_COUNT_URL) : null,
    staticHost: Object.entries(staticHosts).find(([variable]) => env[variable])?.[1] ?? null,
  };
}

function parse<T>(schema: v.GenericSchema<string, T>, value: string): T {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw new Error(`${result.issues[0].message} It is "${value}".`);
}

function emailService(env: Readonly<Record<string, string | undefined>>) {
  const [serviceId, templateId, publicKey] = emailKeys.map((key) => env[key] || "");
  if (serviceId && templateId && publicKey) return { serviceId, templateId, publicKey };
  const missing = emailKeys.filter((key) => !env[key]);
  if (missing.length < emailKeys.length) {
    throw new Error(`EmailJS needs all three ids: set ${missing.join(" and ")} too, or none.`);
  }
  return profile.emailService;
}
