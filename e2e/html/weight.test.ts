import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { articles } from "#content/articles.ts";
import { projects } from "#content/projects.ts";
import type { Project } from "#content/types.ts";
import { exampleArticle, nameOf, pages, pagesOfEachKind } from "../pages.ts";
import { builtHtml, fileOf, pageScripts } from "./built-page.ts";

const site = "build/client";

/**
 * The most that a first visit may ask for, in KB as they are sent, without headers. The data of a page counts as
 * script. Read from the built files, because browsers differ: Chromium asks for the icon, its headless shell does not.
 *
 * To set them again: build, set the limits of a kind to 0, run this test to see what its pages weigh, and add at least
 * 3% to the heaviest.
 */
const limits = {
  home: { html: 27, css: 0, fonts: 37, script: 100, picture: 14, all: 175 },
  text: { html: 39, css: 0, fonts: 37, script: 86, picture: 14, all: 152 },
  query: { html: 33, css: 0, fonts: 46, script: 96, picture: 14, all: 170 },
  model: { html: 40, css: 1, fonts: 46, script: 144, picture: 0, all: 221 },
};

type Part = keyof (typeof limits)["home"];

function kindOf(page: string): keyof typeof limits {
  if (page === "") return "home";
  const slug = path.basename(page);
  const project: Project | undefined = projects.find((one) => one.slug === slug);
  const hasModel =
    (project?.model ?? project?.workbook) !== undefined ||
    existsSync(`app/features/models/${slug}/model.tsx`) ||
    // An article with interactive charts.
    existsSync(`app/features/articles/${slug}`);
  if (hasModel) return "model";
  return /^```sql .*\bquery="/m.test(textOf(page)) ? "query" : "text";
}

/** The text of an article or project; nothing for other pages. */
function textOf(page: string) {
  const file = `content/${page.replace(/^blogs\//, "articles/")}.mdx`;
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

/** As it is sent to a browser. */
function bytesOf(file: string) {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/**
 * On a phone the first picture is near enough to the screen to be fetched, 640 pixels wide or a little more. Below a
 * model it is too far away.
 */
function pictureOf(page: string, html: string) {
  if (kindOf(page) === "model") return [];
  const [, widths = ""] = /type="image\/avif" srcSet="([^"]+)"/.exec(html) ?? [];
  const files = [...widths.matchAll(/(\/assets\/[\w.-]+) (\d+)w/g)];
  const fetched = files.find(([, , width]) => Number(width) >= 640) ?? files.at(-1);
  return fetched?.slice(1, 2) ?? [];
}

async function weightOf(page: string) {
  const html = await builtHtml(page);
  // A browser asks for the fonts of formulas only where one is shown: not for those in a fold.
  const unfolded = html.replace(/<details(?![^>]* open)(?:(?!<details).)*?<\/details>/gs, "");
  const isNeeded = (url: string) => !url.includes("/math-") || unfolded.includes("<math");
  const named = [...html.matchAll(/\/assets\/[\w.-]+\.(css|txt|woff2)\b/g)].map(([url]) => url);
  const scripts = (await pageScripts(site, page)).keys();
  const urls = new Set([...named.filter(isNeeded), ...scripts, ...pictureOf(page, html)]);
  const bytes = { html: bytesOf(fileOf(page)), css: 0, fonts: 0, script: 0, picture: 0 };
  for (const url of urls) bytes[partOf(url)] += bytesOf(path.join(site, url));
  const all = Object.values(bytes).reduce((sum, part) => sum + part, 0);
  return { ...bytes, all };
}

function partOf(url: string) {
  if (url.endsWith(".css")) return "css";
  if (url.endsWith(".woff2")) return "fonts";
  return url.endsWith(".avif") ? "picture" : "script";
}

test.each(pagesOfEachKind.map((page) => ({ name: nameOf(page), kind: kindOf(page), page })))(
  "a first visit to $name asks for no more than a page of kind $kind may",
  async ({ kind, page }) => {
    const weight = await weightOf(page);
    const over = Object.entries(limits[kind]).flatMap(([part, limit]) => {
      const kilobytes = weight[part as Part] / 1024;
      return kilobytes > limit ? `${part}: ${kilobytes.toFixed(1)} KB, at most ${limit}` : [];
    });
    expect(over).toEqual([]);
  },
);

test.each(["about", "books", "contact", `blogs/${exampleArticle.slug}`])(
  "the script of /%s knows no project and no article",
  async (path) => {
    const script = [...(await pageScripts("build/client", path)).values()].join("\n");
    expect(script).toContain("React");
    const known = [...projects, ...articles].filter(
      ({ slug, title }) =>
        !path.endsWith(slug) && (script.includes(slug) || script.includes(title)),
    );
    expect(known.map(({ slug }) => slug)).toEqual([]);
  },
);

test.each(pagesOfEachKind)("Chromium compiles the script of /%s as it arrives", async (path) => {
  const scripts = [...(await pageScripts("build/client", path)).values()];
  expect(scripts.map((script) => script.split("\n", 1)[0])).toEqual(
    scripts.map(() => "//# allFunctionsCalledOnLoad"),
  );
});

test.each(pages.map(nameOf))("%s is prerendered without inline styles", async (name) => {
  const html = await builtHtml(name.slice(1));
  expect(html.match(/<[^>]* style="[^>]*>/g) ?? []).toEqual([]);
});
