import { pageTexts } from "virtual:page-texts";
import { loadText } from "./page-text.ts";

/** Loads the text of a page for rendering, and returns its address for the browser. */
export async function readText(key: `${"articles" | "projects"}/${string}`) {
  const text = pageTexts[key];
  if (!text) throw new Error(`content/${key}.mdx does not exist.`);
  await loadText(text.address, text.load);
  return text.address;
}
