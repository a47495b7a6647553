import { existsSync, readFileSync } from "node:fs";
import type { ResourceKind } from "./page-visit.ts";

const kilobyte = 1024;

/** Limits over the wire, on a first visit with an empty cache. */
const budget = {
  /** On a page of text with the rules that it uses: all that the first paint needs. See first-paint.spec.ts. */
  html: 32 * kilobyte,
  /** The whole stylesheet, which comes with the script; with a model, before it. */
  css: 13.5 * kilobyte,
  fonts: 50 * kilobyte,
  script: 117 * kilobyte,
  scriptWithModel: 145 * kilobyte,
  /** Without pictures, which are far below the model and fetched when they come near. */
  everythingWithModel: 220 * kilobyte,
  homeImages: 40 * kilobyte,
};

/**
 * What a page with a query may have on top: a stylesheet of its own, the steps with their results, and the controls.
 * PostgreSQL and the editor come later.
 */
const forQuery = { css: 1.5 * kilobyte, script: 13 * kilobyte };

/** What a page whose text has a chart, a diagram or sources may have on top: the stylesheet of those elements. */
const forElements = { css: kilobyte, script: 0 };

/** A project with a model in its folder, or the article with charts to change. */
function hasModel(path: string) {
  const slug = path.split("/").at(-1) ?? "";
  return slug === "ctrl-alt-chart" || existsSync(`app/features/models/${slug}/model.tsx`);
}

/** The text of an article or project; nothing for other pages. */
function textOf(path: string) {
  const file = `content/${path.replace(/^blogs\//, "articles/")}.mdx`;
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

const query = /^```sql .*\bquery="/m;
const element = /^<(?:Line|Column|Bar|Scatter)Chart |^```mermaid |\[-?@\w/m;

function allowanceFor(text: string) {
  const parts = [
    ...(query.test(text) ? [forQuery] : []),
    ...(element.test(text) ? [forElements] : []),
  ];
  return {
    css: parts.reduce((sum, { css }) => sum + css, 0),
    script: parts.reduce((sum, { script }) => sum + script, 0),
  };
}

/** Which limits a page exceeds, and by how much. */
export function overBudget(path: string, bytesOf: (...kinds: ResourceKind[]) => number) {
  const more = allowanceFor(textOf(path));
  const script = hasModel(path) ? budget.scriptWithModel : budget.script;
  const limits: [name: string, bytes: number, limit: number][] = [
    ["HTML", bytesOf("document"), budget.html],
    ["CSS", bytesOf("stylesheet"), budget.css + more.css],
    ["fonts", bytesOf("font"), budget.fonts],
    ["script", bytesOf("script"), script + more.script],
  ];
  if (hasModel(path)) {
    const everything = budget.everythingWithModel + more.css + more.script;
    const bytes = bytesOf("document", "stylesheet", "font", "script");
    limits.push(["first visit", bytes, everything]);
  }
  if (path === "") limits.push(["images", bytesOf("image"), budget.homeImages]);
  return limits
    .filter(([, bytes, limit]) => bytes > limit)
    .map(([name, bytes, limit]) => `${name}: ${bytes} bytes, ${bytes - limit} too many`);
}
