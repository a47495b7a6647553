import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { filesIn } from "../process/files.ts";
import { severalAtOnce } from "../process/several-at-once.ts";

/** Changes the HTML of a page. `page` is its file, named from the site's folder: `about/index.html`. */
export type PageStep = (html: string, page: string) => string | Promise<string>;

/** A few, so that one page is changed while others are read, written and compressed on other threads. */
const pagesAtOnce = 8;

/**
 * Takes every page through the same steps, in their order: each page is read once and written once. `afterwards`
 * is called for a page that has been written.
 */
export async function finishPages(
  site: string,
  steps: readonly PageStep[],
  afterwards: (page: string) => Promise<void>,
) {
  const pages = (await filesIn(site)).filter((file) => file.endsWith(".html"));
  await severalAtOnce(pages, pagesAtOnce, async (page) => {
    const file = path.join(site, page);
    let html = await readFile(file, "utf8");
    for (const step of steps) html = await step(html, page);
    await writeFile(file, html);
    await afterwards(page);
  });
}
