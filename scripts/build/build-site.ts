import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { articles } from "#content/articles.ts";
import { profile } from "#content/profile.ts";
import { buildBeside } from "./beside.ts";
import { checkContent, readContent } from "./check-content.ts";
import { compressFiles, compressorOf } from "./compress-files.ts";
import { checkAnchors } from "./content/broken-anchors.ts";
import { copyIcons } from "./copy-icons.ts";
import { sayWhereMessagesGo } from "./delivery-warning.ts";
import { writeFileList } from "./file-list.ts";
import { filesIn } from "./files-in.ts";
import { finishPages } from "./finish-pages.ts";
import { makeFonts } from "./fonts.ts";
import { glyphWarnings } from "./glyph-warning.ts";
import { writeHostHeaders } from "./host-headers.ts";
import { leftOut } from "./left-out.ts";
import { makeDownloads } from "./make-downloads.ts";
import { drawPreviews, readPreviews } from "./previews/make-previews.ts";
import { makeSearchIndex } from "./search/make-search-index.ts";
import { policyNeeds, securePages, workerPolicies } from "./secure-pages.ts";
import { type BuildSettings, buildSettings } from "./settings.ts";
import { severalAtOnce } from "./several-at-once.ts";
import { runQuietly, stage } from "./stages.ts";
import { tidyOutput } from "./tidy-output.ts";

/** From content to a folder that any web server can serve: `<buildDirectory>/client`. */
export async function build(env: Readonly<Record<string, string | undefined>>) {
  const settings = buildSettings(env);
  await stage("Checking the content", checkContent);
  for (const line of leftOut(articles)) console.log(line);
  await stage("Fonts", makeFonts);
  await buildBeside(settings.buildDirectory, (buildDirectory) =>
    buildInto({ ...settings, buildDirectory }),
  );
  for (const warning of await glyphWarnings()) console.warn(warning);
  sayWhereMessagesGo(settings);
}

async function buildInto(settings: BuildSettings) {
  const site = `${settings.buildDirectory}/client`;
  await stage("Pages, resume, workbooks and code", async () => {
    // The router uses one core for most of the time, and clears its folder first.
    const downloads = await mkdtemp(path.join(tmpdir(), "downloads-"));
    try {
      await together(
        () => renderPages(site, settings),
        () => makeDownloads(downloads, settings),
      );
      await cp(downloads, site, { recursive: true });
    } finally {
      await rm(downloads, { recursive: true });
    }
  });
  await stage("Previews, search and compression", async () => {
    // Read before the pages change; drawn on threads of their own while this one is busy with the pages.
    const previews = await readPreviews(site, settings);
    const policies = await workerPolicies(site);
    await together(
      () => drawPreviews(site, previews),
      async () => {
        await makeSearchIndex(site);
        await finishAndCompress(site, settings, policies);
      },
    );
    await writeHostHeaders(site, settings.basePath, process.env.SITE_URL);
    await writeFileList(settings, policies);
  });
}

async function renderPages(site: string, settings: BuildSettings) {
  await runQuietly("react-router", ["build"], {
    NODE_ENV: "production",
    BUILD_DIR: settings.buildDirectory,
    // More room for short-lived objects: a tenth of the time of many pages went to collecting them.
    NODE_OPTIONS: [process.env.NODE_OPTIONS, "--max-semi-space-size=64"].join(" ").trim(),
  });
  await copyIcons(site);
  await tidyOutput(site, settings.basePath);
  await checkAnchors(site, (await readContent()).texts);
}

async function finishAndCompress(
  site: string,
  settings: BuildSettings,
  policies: Record<string, string>,
) {
  const steps = [securePages(policyNeeds(settings, profile), policies)];
  // A finished page is compressed on another thread while the next ones take their steps.
  await finishPages(site, steps, compressorOf(site, await filesIn(site)));
  await compressFiles(site, { isWanted: (file) => !file.endsWith(".html") });
}

/** Fails only when all have ended: a failed build is removed, and none may still be writing to it. */
function together(...tasks: (() => Promise<unknown>)[]) {
  return severalAtOnce(tasks, tasks.length, async (task) => void (await task()));
}
