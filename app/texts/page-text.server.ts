import { pageTexts } from "virtual:page-texts";
import { loadModules, type PageModules } from "./page-text.ts";

/** Loads the modules of a page for rendering, and returns their addresses for the browser. */
export async function readText(key: `${"articles" | "projects"}/${string}`): Promise<PageModules> {
  const page = pageTexts[key];
  if (!page) throw new Error(`content/${key}.mdx does not exist.`);
  const { text, own } = page;
  const isProject = key.startsWith("projects/");
  const addresses = { text: text.address, own: own?.address, ...(isProject && { isProject }) };
  await loadModules(addresses, { text: text.load, own: own?.load });
  const { components = {} } = await text.load();
  return { ...addresses, ...("SqlQuery" in components && { runsSql: true }) };
}
