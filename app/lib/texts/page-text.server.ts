import { pageTexts } from "virtual:page-texts";
import { loadModules, type PageModules } from "./page-text.ts";

/** Loads the modules of a page for rendering, and returns their addresses for the browser. */
export async function readText(key: `${"articles" | "projects"}/${string}`) {
  const page = pageTexts[key];
  if (!page) throw new Error(`content/${key}.mdx does not exist.`);
  const { text, own } = page;
  const modules = { text: text.addresses[0], own: own?.addresses[0] } satisfies PageModules;
  await loadModules(modules, { text: text.load, own: own?.load });
  return { ...modules, preloads: [...new Set([...text.addresses, ...(own?.addresses ?? [])])] };
}
