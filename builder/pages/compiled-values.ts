import { menuLinks } from "#content/derived/page-paths.ts";
import { sampleNote } from "#content/derived/sample-note.ts";
import { pages } from "#content/pages.ts";
import { profile } from "#content/profile.ts";
import { buildSettings } from "../settings.ts";

/**
 * What every page shows of the content and the environment, by the global name that `app/env.d.ts`
 * declares. The build compiles the values in; the dev server imports them, so that they can change.
 */
export function compiledValues(env: Readonly<Record<string, string | undefined>>) {
  const settings = buildSettings(env);
  const { name, email, linkedin, resumeUrl } = profile;
  return {
    __BUILD_YEAR__: new Date().getUTCFullYear(),
    __OWNER__: { name, note: sampleNote(profile), email, linkedin, resumeUrl },
    __MENUS__: {
      header: menuLinks("header"),
      footer: menuLinks("footer"),
      blog: pages["/blogs"].name,
    },
    __SITE_URL__: settings.siteUrl,
    __DEMO_VIDEO_URL__: profile.demoVideoUrl,
    __EMAIL_SERVICE__: settings.emailService,
    __PAGE_COUNT_URL__: settings.pageCountUrl,
    __ON_STATIC_HOST__: settings.staticHost !== null,
  };
}

/** The same as Vite's `define` wants them. */
export function definitions(values: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]),
  );
}
