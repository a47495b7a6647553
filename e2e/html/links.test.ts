import { existsSync, statSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { projects } from "#content/projects.ts";
import { pages } from "../pages.ts";
import { builtHtml, fileOf } from "./built-page.ts";

/** Cards without a page lead to the not-found page, which explains why. */
const withoutPage = new Set(
  projects.filter(({ detail }) => detail === null).map(({ slug }) => `/projects/${slug}`),
);

const origin = "https://this.site";

test("every internal link leads to a page, and every anchor to a place on it", async () => {
  const broken: string[] = [];
  for (const page of pages) {
    const from = new URL(page, origin);
    for (const [, href = ""] of (await builtHtml(page)).matchAll(/<a [^>]*href="([^"]*)"/g)) {
      const link = new URL(href.replaceAll("&amp;", "&"), from);
      if (link.origin !== origin || withoutPage.has(link.pathname)) continue;
      if (!(await exists(link))) broken.push(`/${page}: ${href}`);
    }
  }
  expect(broken).toEqual([]);
});

test("no script imports a file that is not there, such as one of those that rendered the pages", async () => {
  const folder = "build/client/assets";
  const scripts = (await readdir(folder)).filter((name) => name.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(50);
  const broken: string[] = [];
  for (const name of scripts) {
    const code = await readFile(`${folder}/${name}`, "utf8");
    for (const [, file = ""] of code.matchAll(/(?:from|import) ?"(\.[^"]+\.js)"/g)) {
      if (!existsSync(`${folder}/${file}`)) broken.push(`${name}: ${file}`);
    }
  }
  expect(broken).toEqual([]);
});

async function exists({ pathname, hash }: URL) {
  const target = pathname.slice(1);
  if (!existsSync(fileOf(target)) || statSync(fileOf(target)).isDirectory()) return false;
  const anchor = decodeURIComponent(hash.slice(1));
  return !anchor || (await idsOn(target)).has(anchor);
}

const idsByPage = new Map<string, Promise<Set<string>>>();

/** Thousands of links lead to places on some thirty pages, so each page is read once. */
function idsOn(page: string) {
  const ids = idsByPage.get(page) ?? readIds(page);
  idsByPage.set(page, ids);
  return ids;
}

async function readIds(page: string) {
  const html = await builtHtml(page);
  return new Set([...html.matchAll(/(?<= )id="([^"]*)"/g)].map(([, id = ""]) => id));
}
