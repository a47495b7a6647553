import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { pageScripts } from "#scripts/growth/page-scripts.ts";
import { firstVisitLimit, kilobyte } from "../byte-budget.ts";
import { nameOf, pagesOfEachKind } from "../pages.ts";
import { builtHtml } from "./built-page.ts";

const site = "build/client";
const assets = readdirSync(path.join(site, "assets"));

/** Response headers of our server: those of a page have its policy. */
const headers = { file: 420, page: 1300 };

/** As it is sent to a browser. */
function bytesOf(file: string) {
  const sent = assets.includes(`${file}.br`) ? `${file}.br` : file;
  return statSync(path.join(site, "assets", sent)).size + headers.file;
}

/** A browser asks for the fonts of formulas only where there is one. */
function fontsOf(html: string) {
  const names = ["newsreader", "geist", "geist-mono"];
  const ofFormulas = ["math-signs", ...(html.includes('class="variable"') ? ["math-letters"] : [])];
  return [...names, ...(html.includes("<math") ? ofFormulas : [])].map((name) => {
    const file = assets.find((asset) => new RegExp(`^${name}-[\\w-]{8}\\.woff2$`).test(asset));
    if (!file) throw new Error(`There is no font ${name}.`);
    return file;
  });
}

/** On a phone the first picture is near enough to the screen to be fetched, 660 pixels wide or a little less. */
function pictureOf(html: string) {
  const [, widths = ""] = /type="image\/avif" srcSet="([^"]+)"/.exec(html) ?? [];
  const files = [...widths.matchAll(/\/assets\/([\w.-]+) (\d+)w/g)];
  const fetched = files.find(([, , width]) => Number(width) >= 640) ?? files.at(-1);
  return fetched?.slice(1, 2) ?? [];
}

async function firstVisit(page: string) {
  const html = await builtHtml(page);
  const scripts = [...(await pageScripts(site, page)).keys()].map((url) => path.basename(url));
  const files = [...scripts, ...fontsOf(html), ...pictureOf(html)];
  const document = statSync(path.join(site, page, "index.html.br")).size + headers.page;
  return files.reduce((sum, file) => sum + bytesOf(file), document);
}

test.each(pagesOfEachKind.map(nameOf))(
  "a first visit to %s on a phone is within its limit, with script, fonts, pictures and headers",
  async (name) => {
    const page = name.slice(1);
    const bytes = await firstVisit(page);
    expect(bytes / kilobyte).toBeLessThanOrEqual(firstVisitLimit(page) / kilobyte);
  },
);
