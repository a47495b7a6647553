import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { type Document, type Element, Window } from "happy-dom";
import { missingPage } from "../pages.ts";

const site = "build/client";
const { DOMParser } = new Window();

/** The file that the server sends for the path of a page, written without its first slash. */
export function fileOf(page: string) {
  if (page === missingPage) return path.join(site, "404.html");
  const folder = path.join(site, page, "index.html");
  return existsSync(folder) ? folder : path.join(site, page);
}

export async function builtHtml(page: string) {
  return readFile(fileOf(page), "utf8");
}

const parsed = new Map<string, Promise<Document>>();

/** A page as it was built, to be read and not changed: each is parsed once. */
export function builtPage(page: string) {
  const document = parsed.get(page) ?? parse(page);
  parsed.set(page, document);
  return document;
}

async function parse(page: string) {
  const document = new DOMParser().parseFromString(await builtHtml(page), "text/html");
  // Their code would count as text of the page.
  for (const code of document.querySelectorAll("script, style")) code.remove();
  return document;
}

/** The content of a page, without the bar and the footer. */
export async function mainOf(page: string) {
  const main = (await builtPage(page)).querySelector("main");
  if (!main) throw new Error(`/${page} has no main element.`);
  return main;
}

/** The first element that matches the selector and has this accessible name. */
export function named(root: Parent, selector: string, name: string | RegExp) {
  const matches = (text: string) => (typeof name === "string" ? text === name : name.test(text));
  const found = [...root.querySelectorAll(selector)].find((element) => matches(nameOf(element)));
  if (!found) throw new Error(`There is no ${selector} named ${name}.`);
  return found;
}

export function textsOf(root: Parent, selector: string) {
  return [...root.querySelectorAll(selector)].map(({ textContent }) => textContent);
}

type Parent = Pick<Element, "querySelectorAll">;

function nameOf(element: Element) {
  const labels = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
  const label = labels.map((id) => element.ownerDocument.getElementById(id)?.textContent).join(" ");
  return label || element.getAttribute("aria-label") || element.textContent;
}

/** Every script that a page loads, by its address: those it names, and what they import. */
export async function pageScripts(site: string, page: string) {
  const html = await readFile(path.join(site, page, "index.html"), "utf8");
  const scripts = new Map<string, string>();
  const waiting = new Set(
    [...html.matchAll(/["`](\/assets\/[\w.-]+\.js)["`]/g)].map(([, url = ""]) => url),
  );
  for (const url of waiting) {
    const code = await readFile(path.join(site, url), "utf8");
    scripts.set(url, code);
    for (const [, name = ""] of code.matchAll(/(?:from|import) ?"\.\/([\w.-]+\.js)"/g)) {
      waiting.add(`/assets/${name}`);
    }
  }
  return scripts;
}
