/// <reference types="mdx" />

/** What `builder/mdx/headings.ts` adds to each text. */
declare module "*.mdx" {
  export const handle: { headings: readonly { id: string; text: string }[] };
}

/** A workbook of the owner as a model, made by `builder/workbooks/workbook-modules.ts`. */
declare module "*.xlsx" {
  export const sheet: import("#workings/sheet-spec.ts").SheetModel<
    Readonly<Record<string, number | string>>
  >;
}

/** Made by `builder/pages/page-texts.ts`. */
declare module "virtual:page-texts" {
  /** The address of the module, and of those that it imports. */
  type Module<Exports> = {
    addresses: [address: string, ...imported: string[]];
    load: () => Promise<Exports>;
  };
  export const pageTexts: Readonly<
    Record<
      string,
      | {
          text: Module<import("./lib/texts/page-text.ts").PageText>;
          own?: Module<import("./lib/texts/page-text.ts").OwnCode>;
        }
      | undefined
    >
  >;
  /** The one module that a page runs by itself. */
  export const entryAddress: string;
  /** The modules with which React takes over a page, by the name of its route. */
  export const routeModules: Readonly<Record<string, readonly string[] | undefined>>;
}

/** Set by the build from content and environment; see `builder/settings.ts`. */
declare const __SITE_URL__: string;
/** What every page says about the owner. A loader would repeat it in every page and in its data. */
declare const __OWNER__: {
  name: string;
  note: string | null;
  email: string;
  linkedin: string;
  resumeUrl: string | null;
};
/** What every page links to, and the name of the blog for its feed. */
declare const __MENUS__: Record<"header" | "footer", readonly { to: string; label: string }[]> & {
  blog: string;
};
/** The year in the footer. */
declare const __BUILD_YEAR__: number;
declare const __EMAIL_SERVICE__: {
  serviceId: string;
  templateId: string;
  publicKey: string;
} | null;
/** Where pages report that they were seen, if the owner wants to know. */
declare const __PAGE_COUNT_URL__: string | null;
/** No server there accepts a form posted without script. */
declare const __ON_STATIC_HOST__: boolean;
/** Address of the embedded demo video, if the owner has one. */
declare const __DEMO_VIDEO_URL__: string | null;
