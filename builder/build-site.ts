import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { articles } from "#content/articles.ts";
import { checkTypes } from "./content/type-problems.ts";
import { makeFonts } from "./fonts/fonts.ts";
import { fontsReady } from "./fonts/wait-for-fonts.ts";
import { type Compression, compressFiles } from "./pages/compress-files.ts";
import { omittedArticles } from "./pages/omitted-articles.ts";
import { buildAndSwap } from "./process/build-and-swap.ts";
import { notifyTools, stopTools } from "./process/run.ts";
import { inParallel } from "./process/several-at-once.ts";
import { runQuietly, stage } from "./process/stages.ts";
import { type BuildSettings, buildSettings } from "./settings.ts";

/**
 * From content to a folder that any web server can serve: `<buildDirectory>/client`. `isQuick` is for
 * viewing the site on this machine: it is compressed in a twentieth of the time, and its server is not bundled.
 */
export async function build(
  env: Readonly<Record<string, string | undefined>>,
  { isQuick = false } = {},
) {
  const settings = buildSettings(env);
  for (const line of omittedArticles(articles)) console.log(line);
  let checked: Promise<void> | undefined;
  function check() {
    checked ??= checkTypesAndContent();
    return checked;
  }
  try {
    await buildAndSwap(settings.buildDirectory, async (buildDirectory) => {
      const target = { ...settings, buildDirectory };
      const compression = isQuick ? "quick" : "best";
      await stage("Pages, resume, workbooks and code", () =>
        makePages(target, { compression, check }),
      );
      const { finishSite } = await import("./finish-site.ts");
      await stage("Previews, search and compression", () => finishSite(target, compression));
      if (isQuick) return;
      const { bundleServer } = await import("./bundle-server.ts");
      await stage("Server", () => bundleServer(buildDirectory));
    });
  } catch (error) {
    // A mistake in the content explains whatever else has failed.
    await check();
    throw error;
  }
  const { printNotes } = await import("./finish-site.ts");
  await printNotes(settings);
}

async function checkTypesAndContent() {
  await checkTypes();
  const { checkContent } = await import("./content/check-content.ts");
  await checkContent();
}

/**
 * Vite keeps one core busy; the other makes what does not need its pages. That code is loaded only once Vite has
 * started, because loading it takes seconds.
 */
async function makePages(
  settings: BuildSettings,
  { compression, check }: { compression: Compression; check: () => Promise<void> },
) {
  const site = `${settings.buildDirectory}/client`;
  // Elsewhere, because Vite clears its folder.
  const downloads = await mkdtemp(path.join(tmpdir(), "downloads-"));
  async function makeOtherFiles() {
    await makeFonts();
    notifyTools(fontsReady);
    await check();
    const { makeDownloads } = await import("./downloads/make-downloads.ts");
    await makeDownloads(downloads, settings);
    await compressFiles(downloads, { compression });
  }
  try {
    await inParallel(
      () => renderPages(settings),
      () =>
        makeOtherFiles().catch((error) => {
          stopTools();
          throw error;
        }),
    );
    await cp(downloads, site, { recursive: true });
  } finally {
    await rm(downloads, { recursive: true });
  }
  const { tidyPages } = await import("./finish-site.ts");
  await tidyPages(site);
}

function renderPages({ buildDirectory }: BuildSettings) {
  return runQuietly(
    "vite",
    ["build", "--app"],
    {
      NODE_ENV: "production",
      BUILD_DIR: buildDirectory,
      // More room for short-lived objects: collecting them took a tenth of the time of a large build.
      NODE_OPTIONS: [process.env.NODE_OPTIONS, "--max-semi-space-size=64"].join(" ").trim(),
    },
    { listens: true },
  );
}
