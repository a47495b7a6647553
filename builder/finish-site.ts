import { copyFile, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { profile } from "#content/profile.ts";
import { contactPath } from "#contracts/contact-fields.ts";
import { securityHeaders, transportHeaders } from "#contracts/security-headers.ts";
import { checkAnchors } from "./content/broken-anchors.ts";
import { readContent } from "./content/check-content.ts";
import { glyphWarnings } from "./fonts/glyph-warning.ts";
import { type Compression, compressFiles } from "./pages/compress-files.ts";
import { writeFileList } from "./pages/file-list.ts";
import { addLicenses } from "./pages/licenses.ts";
import { policyNeeds, securePage, workerPolicies } from "./pages/secure-pages.ts";
import { drawOnThreads, readPreviews } from "./previews/make-previews.ts";
import { filesIn } from "./process/files.ts";
import { inParallel } from "./process/several-at-once.ts";
import { makeSearchIndex } from "./search/make-search-index.ts";
import type { BuildSettings } from "./settings.ts";

/** Adds what is served beside the pages. Fails for a link to a heading that is not there. */
export async function tidyPages(site: string) {
  await copyIcons(site);
  await addLicenses(site);
  await checkAnchors(site, (await readContent()).texts);
}

/** From the pages as they were rendered to the files that are served. */
export async function finishSite(settings: BuildSettings, compression: Compression) {
  const site = `${settings.buildDirectory}/client`;
  const previews = await readPreviews(site, settings);
  const policies = await workerPolicies(site);
  await inParallel(
    () => drawOnThreads(site, previews),
    async () => {
      await makeSearchIndex(site);
      await securePages(site, settings, policies);
      await compressFiles(site, { compression });
    },
  );
  await writeHostHeaders(site, settings.basePath, process.env.SITE_URL);
  await writeFileList(settings, policies);
}

/** Writes its policy into each page, and adds it to `policies`, by file. */
async function securePages(
  site: string,
  settings: BuildSettings,
  policies: Record<string, string>,
) {
  const needs = policyNeeds(settings, profile);
  for (const page of (await filesIn(site)).filter((file) => file.endsWith(".html"))) {
    const file = path.join(site, page);
    const { html, policy } = securePage(await readFile(file, "utf8"), page, needs);
    policies[page] = policy;
    await writeFile(file, html);
  }
}

/** Prints what the owner should know about the finished build. */
export async function printNotes(settings: BuildSettings) {
  for (const warning of await glyphWarnings()) console.warn(warning);
  console.log(deliveryWarning(settings) ?? "Contact form: messages go to EmailJS.");
}

/** Files that browsers and systems look for by name, at the root of the site. */
const icons = {
  "icon.svg": "favicon.svg",
  "favicon.ico": "favicon.ico",
  "icon-192.png": "icon-192.png",
  "icon-512.png": "icon-512.png",
  "icon-maskable-512.png": "icon-maskable-512.png",
  "apple-touch-icon.png": "apple-touch-icon.png",
};

async function copyIcons(site: string) {
  for (const [source, target] of Object.entries(icons)) {
    await copyFile(path.join("content/images", source), path.join(site, target));
  }
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

/**
 * `_headers` for static hosts that read it (Netlify, Cloudflare Pages). Each page carries its own
 * policy; the header adds the directives that only work in a header, and browsers apply both.
 */
export async function writeHostHeaders(site: string, basePath: string, siteUrl?: string) {
  const everywhere = {
    ...securityHeaders,
    ...transportHeaders(siteUrl),
    "Content-Security-Policy": "frame-ancestors 'none'",
  };
  const lines = [
    `${basePath}*`,
    ...Object.entries(everywhere).map(([name, value]) => `  ${name}: ${value}`),
    `${basePath}assets/*`,
    "  Cache-Control: public, max-age=31536000, immutable",
    "",
  ];
  await writeFile(path.join(site, "_headers"), lines.join("\n"));
}
