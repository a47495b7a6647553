import { once } from "node:events";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { contentPaths } from "#content/derived/page-paths.ts";
import { cardPage, laterProjectPages } from "#content/derived/project-pages.ts";
import type { BuildSettings } from "../settings.ts";
import { cardChart, pageWords, readPage } from "./built-page.ts";
import type { PagePreview } from "./draw-previews.ts";
import { previewOfPage } from "./preview-of-page.ts";
import type { PreviewTask } from "./preview-thread.ts";

type Settings = Pick<BuildSettings, "siteUrl" | "basePath">;

/** What the preview of each page shows, read from the built pages. */
export async function readPreviews(
  site: string,
  { siteUrl, basePath }: Settings,
  pages: readonly string[] = contentPaths,
): Promise<PagePreview[]> {
  const website = (siteUrl + basePath).replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "");
  const cards = await pagesWithCards(site);
  const previews: PagePreview[] = [];
  for (const page of pages) {
    const words = pageWords(await readPage(site, page));
    const design = await previewOfPage(page, words, (slug) =>
      cardChart(cards.get(cardPage(slug)) ?? "", slug),
    );
    previews.push({ page, preview: { ...design, website } });
  }
  return previews;
}

/** How many previews justify another thread, which takes a second to start. */
const previewsForThread = 50;

/** Draws the previews on threads of their own, because this one is busy with the pages meanwhile. */
export async function drawOnThreads(site: string, previews: readonly PagePreview[]) {
  const count = Math.min(availableParallelism(), Math.ceil(previews.length / previewsForThread));
  const shares = Array.from({ length: count }, (_, thread) =>
    previews.filter((_, index) => index % count === thread),
  );
  const module = new URL("./preview-thread.ts", import.meta.url).href;
  const threads = shares.map((share) => {
    const workerData: PreviewTask & { module: string } = { module, site, previews: share };
    return new Worker(new URL("../process/thread.js", import.meta.url), { workerData });
  });
  // Rejects with the error of a thread that fails.
  await Promise.all(threads.map((thread) => once(thread, "exit")));
}

async function pagesWithCards(site: string) {
  const html = new Map<string, string>();
  for (const page of ["/projects", ...laterProjectPages.map(({ path }) => path)]) {
    html.set(page, await readPage(site, page));
  }
  return html;
}
