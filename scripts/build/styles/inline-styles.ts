import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { filesIn } from "../files-in.ts";
import { namesInPage } from "./names-in-page.ts";
import { readStylesheet } from "./used-rules.ts";

type Stylesheet = ReturnType<typeof readStylesheet>;

/**
 * Writes the rules that a page of text uses into the page itself, so that nothing else is needed to paint it. The
 * whole stylesheets come with the script, which may bring new markup: their links are disabled until then. A page
 * with a model starts its script by itself and needs them anyway; there the copy would only add to its weight.
 */
export async function inlineStyles(site: string, basePath: string) {
  const stylesheets = new Map<string, Promise<Stylesheet>>();
  const stylesheet = (url: string) => {
    const known = stylesheets.get(url) ?? readSheet(path.join(site, url.slice(basePath.length)));
    stylesheets.set(url, known);
    return known;
  };
  const pages = (await filesIn(site)).filter((file) => file.endsWith(".html"));
  for (const page of pages) {
    const file = path.join(site, page);
    await writeFile(file, await withStyles(page, await readFile(file, "utf8"), stylesheet));
  }
}

async function readSheet(file: string) {
  return readStylesheet(await readFile(file, "utf8"));
}

/** The section of a model: see model-shell.tsx. */
const model = /<section [^>]*class="model /;

const stylesheetLink = /<link rel="stylesheet" href="([^"#]+)#?"[^>]*>/g;

export async function withStyles(
  page: string,
  html: string,
  stylesheet: (url: string) => Promise<Stylesheet>,
) {
  if (html.includes("<style")) {
    throw new Error(
      `${page}: a style element would be allowed by the policy; use a class instead.`,
    );
  }
  const links = [...html.matchAll(stylesheetLink)];
  if (links.length === 0) throw new Error(`${page}: no stylesheet; the page must link one.`);
  if (model.test(html)) return html;
  const names = namesInPage(html);
  const rules = await Promise.all(
    links.map(async ([, url = ""]) => (await stylesheet(url)).rulesFor(names)),
  );
  const style = `<style>${rules.join("")}</style>`;
  return html
    .replace('<link rel="stylesheet"', (link) => style + link)
    .replaceAll(stylesheetLink, (link) => link.replace(/\/?>$/, ' disabled=""/>'));
}
