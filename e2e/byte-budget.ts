import { existsSync, readFileSync } from "node:fs";
import type { ResourceKind } from "./page-visit.ts";

const kilobyte = 1024;

/** Limits over the wire, on a first visit with an empty cache. */
const budget = {
  html: 30 * kilobyte,
  css: 13 * kilobyte,
  /** The stylesheet of queries is a file of its own. */
  cssWithQuery: 14.5 * kilobyte,
  fonts: 70 * kilobyte,
  beforeScript: 96 * kilobyte,
  /** The results of every step are in the HTML, so that they can be read without script. */
  beforeScriptWithQuery: 98 * kilobyte,
  script: 117 * kilobyte,
  /** The steps of every query with their results, and the controls; PostgreSQL and the editor come later. */
  scriptWithQuery: 130 * kilobyte,
  scriptWithModel: 145 * kilobyte,
  homeImages: 40 * kilobyte,
};

/** A project with a model in its folder, or the article with charts to change. */
function hasModel(path: string) {
  const slug = path.split("/").at(-1) ?? "";
  return slug === "ctrl-alt-chart" || existsSync(`app/features/models/${slug}/model.tsx`);
}

/** An article or project whose text has a query to run. */
function hasQuery(path: string) {
  const file = `content/${path.replace(/^blogs\//, "articles/")}.mdx`;
  return existsSync(file) && /^```sql .*\bquery="/m.test(readFileSync(file, "utf8"));
}

/** Which limits a page exceeds, and by how much. */
export function overBudget(path: string, bytesOf: (...kinds: ResourceKind[]) => number) {
  const forQuery = hasQuery(path) ? budget.scriptWithQuery : budget.script;
  const beforeScript = hasQuery(path) ? budget.beforeScriptWithQuery : budget.beforeScript;
  const script = hasModel(path) ? budget.scriptWithModel : forQuery;
  const limits: [name: string, bytes: number, limit: number][] = [
    ["HTML", bytesOf("document"), budget.html],
    ["CSS", bytesOf("stylesheet"), hasQuery(path) ? budget.cssWithQuery : budget.css],
    ["fonts", bytesOf("font"), budget.fonts],
    ["before the script starts", bytesOf("document", "stylesheet", "font"), beforeScript],
    ["script", bytesOf("script"), script],
  ];
  if (path === "") limits.push(["images", bytesOf("image"), budget.homeImages]);
  return limits
    .filter(([, bytes, limit]) => bytes > limit)
    .map(([name, bytes, limit]) => `${name}: ${bytes} bytes, ${bytes - limit} too many`);
}
