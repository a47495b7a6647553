import { existsSync, readFileSync } from "node:fs";
import type { ResourceKind } from "./page-visit.ts";

export const kilobyte = 1024;

/** Limits over the wire, headers included, on a first visit with an empty cache. */
const budget = {
  /** With the script, which a visitor who only reads a page of text never loads. */
  firstVisit: {
    home: 191 * kilobyte,
    text: 185 * kilobyte,
    query: 206 * kilobyte,
    model: 221 * kilobyte,
  },
  /** With the rules that the page uses: all that the first paint needs. See first-paint.spec.ts. */
  html: 38 * kilobyte,
  /** The whole stylesheet, which a short page asks for with its script; elsewhere it comes with a navigation. */
  css: 14.5 * kilobyte,
  fonts: 46.5 * kilobyte,
  script: 120 * kilobyte,
  scriptWithModel: 145 * kilobyte,
};

/**
 * What a text with queries may have on top: the steps with their results, and the controls. PostgreSQL and the
 * editor come later. Below a model, the text itself comes later.
 */
const scriptForQuery = 13 * kilobyte;

/** A project with a model in its folder, or the article with charts to change. */
function hasModel(path: string) {
  const slug = path.split("/").at(-1) ?? "";
  return slug === "ctrl-alt-chart" || existsSync(`app/features/models/${slug}/model.tsx`);
}

function hasQuery(path: string) {
  return /^```sql .*\bquery="/m.test(textOf(path));
}

/** The text of an article or project; nothing for other pages. */
function textOf(path: string) {
  const file = `content/${path.replace(/^blogs\//, "articles/")}.mdx`;
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

/** Which limits a page exceeds, and by how much. */
export function overBudget(path: string, bytesOf: (...kinds: ResourceKind[]) => number) {
  const more = hasQuery(path) ? scriptForQuery : 0;
  const script = hasModel(path) ? budget.scriptWithModel : budget.script + more;
  const limits: [name: string, bytes: number, limit: number][] = [
    ["HTML", bytesOf("document"), budget.html],
    ["CSS", bytesOf("stylesheet"), hasModel(path) || hasQuery(path) ? 0 : budget.css],
    ["fonts", bytesOf("font"), budget.fonts],
    ["script", bytesOf("script"), script],
    ["first visit", bytesOf(), firstVisitLimit(path)],
  ];
  return limits
    .filter(([, bytes, limit]) => bytes > limit)
    .map(([name, bytes, limit]) => `${name}: ${bytes} bytes, ${bytes - limit} too many`);
}

export function firstVisitLimit(path: string) {
  if (hasModel(path)) return budget.firstVisit.model;
  if (path === "") return budget.firstVisit.home;
  return hasQuery(path) ? budget.firstVisit.query : budget.firstVisit.text;
}
