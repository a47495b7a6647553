import type { MDXProps } from "mdx/types";
import type { ComponentType } from "react";
import { preloadModule } from "react-dom";

/** The module of a page's text: an MDX file, or a file of `routes/living/` around one. */
export type PageText = {
  default: ComponentType<MDXProps>;
  handle: {
    /** What `scripts/build/mdx/export-headings.ts` adds to each text. */
    headings?: readonly { id: string; text: string }[];
    /** The model above the text. */
    Model?: ComponentType;
  };
};

/** By the address of the module. Rendering cannot wait, so a text is loaded before its page is shown. */
const loaded = new Map<string, PageText>();

export async function loadText(address: string, load: () => Promise<PageText>) {
  if (!loaded.has(address)) loaded.set(address, await load());
}

export function importText(address: string) {
  return loadText(address, () => import(/* @vite-ignore */ address));
}

export function usePageText(address: string): PageText {
  const text = loaded.get(address);
  if (!text) throw new Error(`The text at ${address} was not loaded before its page.`);
  // The page that is built asks for the text together with the other modules it needs.
  if (import.meta.env.SSR) preloadModule(address);
  return text;
}
