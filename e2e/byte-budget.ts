import { existsSync } from "node:fs";
import type { ResourceKind } from "./page-visit.ts";

const kilobyte = 1024;

/** Limits over the wire, on a first visit with an empty cache. */
const budget = {
  html: 30 * kilobyte,
  css: 13 * kilobyte,
  fonts: 70 * kilobyte,
  beforeScript: 98 * kilobyte,
  script: 117 * kilobyte,
  scriptWithModel: 145 * kilobyte,
  homeImages: 40 * kilobyte,
};

/** A project with a model in its folder, or the article with charts to change. */
function hasModel(path: string) {
  const slug = path.split("/").at(-1) ?? "";
  return slug === "ctrl-alt-chart" || existsSync(`app/features/models/${slug}/model.tsx`);
}

/** Which limits a page exceeds, and by how much. */
export function overBudget(path: string, bytesOf: (...kinds: ResourceKind[]) => number) {
  const script = hasModel(path) ? budget.scriptWithModel : budget.script;
  const limits: [name: string, bytes: number, limit: number][] = [
    ["HTML", bytesOf("document"), budget.html],
    ["CSS", bytesOf("stylesheet"), budget.css],
    ["fonts", bytesOf("font"), budget.fonts],
    ["before the script starts", bytesOf("document", "stylesheet", "font"), budget.beforeScript],
    ["script", bytesOf("script"), script],
  ];
  if (path === "") limits.push(["images", bytesOf("image"), budget.homeImages]);
  return limits
    .filter(([, bytes, limit]) => bytes > limit)
    .map(([name, bytes, limit]) => `${name}: ${bytes} bytes, ${bytes - limit} too many`);
}
