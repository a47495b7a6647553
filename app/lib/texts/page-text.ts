import type { MDXComponents, MDXProps } from "mdx/types";
import type { ComponentType } from "react";
import type { ModelHandle } from "#app/features/models/kit/model-handle.tsx";

/** The module of a page's text, an MDX file. */
export type PageText = {
  default: ComponentType<MDXProps>;
  /** What `builder/mdx/headings.ts` adds to each text. */
  handle: { headings?: readonly { id: string; text: string }[] };
  /** What `builder/mdx/prose-source.ts` adds to a text with queries or pictures. */
  components?: MDXComponents;
};

/** The module of a page that has more than its text. */
export type OwnCode = {
  handle: {
    /** The model above the text. */
    Model?: ComponentType;
    section?: ModelHandle["section"];
    /** The sheet of the model, loaded when its working or its workbook is asked for. */
    loadWorkings?: ModelHandle["loadWorkings"];
    /** Components that only this text uses. */
    components?: MDXComponents;
  };
};

/** Addresses of the modules of a page. `own` is absent where a page is its text alone. */
export type PageModules = { text: string; own?: string | undefined };

type Loaders = { text: () => Promise<PageText>; own?: (() => Promise<OwnCode>) | undefined };

/** By address. Rendering cannot wait, so the modules of a page are loaded before it is shown. */
const texts = new Map<string, PageText>();
const ownCode = new Map<string, OwnCode>();

export async function loadModules({ text, own }: PageModules, load: Loaders) {
  const [loadedText, loadedOwn] = await Promise.all([load.text(), load.own?.()]);
  texts.set(text, loadedText);
  if (own && loadedOwn) ownCode.set(own, loadedOwn);
}

/** Loads the modules of a page in the browser; many pages have none. */
export async function importText({ text, own }: Partial<PageModules>) {
  if (!text) return;
  await loadModules(
    { text, own },
    {
      text: () => import(/* @vite-ignore */ text),
      own: own ? () => import(/* @vite-ignore */ own) : undefined,
    },
  );
}

export function usePageText({ text: address, own }: PageModules) {
  const text = texts.get(address);
  if (!text) throw new Error(`The text at ${address} was not loaded before its page.`);
  const more = own ? ownCode.get(own)?.handle : undefined;
  const components = { ...text.components, ...more?.components };
  return { ...text, handle: { ...text.handle, ...more, components } };
}
