import { readFile } from "node:fs/promises";
import path from "node:path";
import { disabledStylesheets } from "#app/start/defer-scripts.ts";
import { filesIn } from "../files-in.ts";
import type { PageStep } from "../finish-pages.ts";
import { namesInPage } from "./names-in-page.ts";
import { importsOf, namesInScript } from "./names-in-script.ts";
import { type Names, readStylesheet } from "./used-rules.ts";

type Stylesheet = ReturnType<typeof readStylesheet>;
type Script = { names: Names; imports: readonly string[] };

/** Reads the files of the site, each of them once. */
export type SiteFiles = {
  stylesheet: (url: string) => Promise<Stylesheet>;
  script: (file: string) => Promise<Script>;
};

/**
 * Writes the rules that a page uses into the page itself, so that nothing else is needed to paint it. These are the
 * rules for its markup. A page that does not ask for the whole stylesheets when its script starts also gets the rules
 * for the markup that its script may add. The links to the whole stylesheets are disabled until they are needed, at
 * the latest for the first navigation: see `app/navigation/whole-stylesheets.ts`.
 */
export async function inlineStyles(site: string, basePath: string): Promise<PageStep> {
  const built = await filesIn(site);
  const stylesheet = once(async (url: string) =>
    readStylesheet(await readFile(path.join(site, url.slice(basePath.length)), "utf8")),
  );
  const stylesheets = built.filter((file) => file.endsWith(".css"));
  const all = await Promise.all(stylesheets.map((file) => stylesheet(basePath + file)));
  const asked = new Set(all.flatMap(({ names }) => [...names]));
  const script = once(async (file: string) => {
    const code = await readFile(path.join(site, "assets", file), "utf8");
    return { names: namesInScript(code, asked), imports: importsOf(code) };
  });
  return (html, page) => withStyles(page, html, { stylesheet, script });
}

function once<Found>(find: (name: string) => Promise<Found>) {
  const found = new Map<string, Promise<Found>>();
  return (name: string) => {
    const known = found.get(name) ?? find(name);
    found.set(name, known);
    return known;
  };
}

const stylesheetLink = /<link rel="stylesheet" href="([^"#]+)#?"[^>]*>/g;

export async function withStyles(page: string, html: string, files: SiteFiles) {
  if (html.includes("<style")) {
    throw new Error(
      `${page}: a style element would be allowed by the policy; use a class instead.`,
    );
  }
  const links = [...html.matchAll(stylesheetLink)];
  if (links.length === 0) throw new Error(`${page}: no stylesheet; the page must link one.`);
  const added = html.includes(disabledStylesheets) ? [] : await namesInScriptsOf(html, files);
  const names = new Set([...namesInPage(html), ...added]);
  const rules = await Promise.all(
    links.map(async ([, url = ""]) => (await files.stylesheet(url)).rulesFor(names)),
  );
  const style = `<style>${rules.join("")}</style>`;
  return html
    .replace('<link rel="stylesheet"', (link) => style + link)
    .replaceAll(stylesheetLink, (link) => link.replace(/\/?>$/, ' disabled=""/>'));
}

/** Of the scripts that a page mentions, and of those that they import. */
async function namesInScriptsOf(html: string, { script }: SiteFiles) {
  const mentioned = [...html.matchAll(/\/assets\/([\w.-]+\.js)\b/g)].map(([, file = ""]) => file);
  const waiting = new Set(mentioned);
  const names: string[] = [];
  for (const file of waiting) {
    const { names: more, imports } = await script(file);
    names.push(...more);
    for (const imported of imports) waiting.add(imported);
  }
  return names;
}
