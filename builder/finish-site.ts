import { profile } from "#content/profile.ts";
import { checkAnchors } from "./content/broken-anchors.ts";
import { readContent } from "./content/check-content.ts";
import { glyphWarnings } from "./fonts/glyph-warning.ts";
import { type Compression, compressFiles, compressorOf } from "./pages/compress-files.ts";
import { copyIcons } from "./pages/copy-icons.ts";
import { printDeliveryNote } from "./pages/delivery-warning.ts";
import { writeFileList } from "./pages/file-list.ts";
import { finishPages } from "./pages/finish-pages.ts";
import { writeHostHeaders } from "./pages/host-headers.ts";
import { addLicences } from "./pages/licences.ts";
import { policyNeeds, securePages, workerPolicies } from "./pages/secure-pages.ts";
import { drawPreviews, readPreviews } from "./previews/make-previews.ts";
import { filesIn } from "./process/files.ts";
import { together } from "./process/several-at-once.ts";
import { makeSearchIndex } from "./search/make-search-index.ts";
import type { BuildSettings } from "./settings.ts";

/** Adds what is served beside the pages. Fails for a link to a heading that is not there. */
export async function tidyPages(site: string) {
  await copyIcons(site);
  await addLicences(site);
  await checkAnchors(site, (await readContent()).texts);
}

/** From the pages as they were rendered to the files that are served. */
export async function finishSite(settings: BuildSettings, compression: Compression) {
  const site = `${settings.buildDirectory}/client`;
  // Read before the pages change; drawn on threads of their own while this one is busy with the pages.
  const previews = await readPreviews(site, settings);
  const policies = await workerPolicies(site);
  await together(
    () => drawPreviews(site, previews),
    async () => {
      await makeSearchIndex(site);
      await finishAndCompress(site, settings, { compression, policies });
    },
  );
  await writeHostHeaders(site, settings.basePath, process.env.SITE_URL);
  await writeFileList(settings, policies);
}

async function finishAndCompress(
  site: string,
  settings: BuildSettings,
  { compression, policies }: { compression: Compression; policies: Record<string, string> },
) {
  const steps = [securePages(policyNeeds(settings, profile), policies)];
  // A finished page is compressed on another thread while the next ones take their steps.
  await finishPages(site, steps, compressorOf(site, await filesIn(site), compression));
  await compressFiles(site, { compression, isWanted: (file) => !file.endsWith(".html") });
}

/** Prints what the owner should know about the finished build. */
export async function printNotes(settings: BuildSettings) {
  for (const warning of await glyphWarnings()) console.warn(warning);
  printDeliveryNote(settings);
}
