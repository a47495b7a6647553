import type { MDXComponents, MDXProps } from "mdx/types";
import type { ComponentType } from "react";
import type { LivingHandle } from "#app/features/models/kit/living-handle.ts";

/** The module of a page's text, an MDX file. */
export type PageText = {
  default: ComponentType<MDXProps>;
  /** What `scripts/build/mdx/export-headings.ts` adds to each text. */
  handle: {
    headings?: readonly { id: string; text: string }[];
    /** The sources that the text cites. */
    citations?: readonly string[];
  };
  /** What `scripts/build/mdx/prose-source.ts` adds to a text with queries or pictures. */
  components?: MDXComponents;
};

/** The module of a page that has more than its text. */
export type OwnCode = {
  handle: {
    /** The model above the text. */
    Model?: ComponentType;
    /** The sheet of the model, loaded when its working or its workbook is asked for. */
    loadWorkings?: LivingHandle["loadWorkings"];
    /** Components that only this text uses. */
    components?: MDXComponents;
  };
};

/** Addresses of the modules of a page. `own` is absent where a page is its text alone. */
export type PageModules = {
  text: string;
  own?: string | undefined;
  /** The page of a project, whose text is below its model. */
  isProject?: boolean;
  /** The page runs queries, which only the policy of its own document allows. */
  runsSql?: boolean;
};

type Loaders = { text: () => Promise<PageText>; own?: (() => Promise<OwnCode>) | undefined };

/** By address. Rendering cannot wait, so the modules of a page are loaded before it is shown. */
const texts = new Map<string, PageText>();
const ownCode = new Map<string, OwnCode>();
const belowModel = new Map<string, typeof import("#app/routes/below-model.tsx")>();

export async function loadModules({ text, own, isProject }: PageModules, load: Loaders) {
  const below = isProject ? () => import("#app/routes/below-model.tsx") : undefined;
  await Promise.all([
    loadOnce(texts, text, load.text),
    loadOnce(ownCode, own, load.own),
    loadOnce(belowModel, "any", below),
  ]);
}

async function loadOnce<Module>(
  loaded: Map<string, Module>,
  address: string | undefined,
  load: (() => Promise<Module>) | undefined,
) {
  // The dev server keeps this module while the texts change.
  const isKnown = !import.meta.env.DEV && loaded.has(address ?? "");
  if (address && load && !isKnown) loaded.set(address, await load());
}

export function importModules(modules: PageModules) {
  const { text, own } = modules;
  return loadModules(modules, {
    text: () => import(/* @vite-ignore */ text),
    own: own ? () => import(/* @vite-ignore */ own) : undefined,
  });
}

/** For a page whose text comes later. */
export function importOwnCode(own: string) {
  return loadOnce(ownCode, own, () => import(/* @vite-ignore */ own));
}

export function isLoaded({ text, isProject }: PageModules) {
  return texts.has(text) && (!isProject || belowModel.has("any"));
}

export function useOwnCode(own: string | undefined) {
  return own ? ownCode.get(own)?.handle : undefined;
}

export function useBelowModel() {
  const module = belowModel.get("any");
  if (!module) throw new Error("What is below a model was not loaded before its page.");
  return module.BelowModel;
}

export function usePageText(address: string, own: string | undefined) {
  const text = texts.get(address);
  if (!text) throw new Error(`The text at ${address} was not loaded before its page.`);
  const more = useOwnCode(own);
  const components = { ...text.components, ...more?.components };
  return { ...text, handle: { ...text.handle, ...more, components } };
}
