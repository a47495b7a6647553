import type { Rolldown } from "vite";

type Modules = Rolldown.ChunkingContext;

const ofModels =
  /\/app\/(components\/charts|features\/models)\/|\/models\/|\/node_modules\/(d3-|internmap)/;

/** A page's own code: its model, which may be its sheet alone, or the components of its text. */
const ownCode =
  /\/(?:app\/features\/(?:models\/([\w-]+)\/model\.tsx|articles\/([\w-]+)\/components\.ts)|\.cache\/models\/([\w-]+)\.tsx)$/;

/**
 * Which modules go into one file. Many small files compress worse, and each costs a request with half a
 * kilobyte of headers; but what only some pages need is kept out of the files that all of them load. Each
 * file also takes what its modules import, unless a file above already has it.
 */
export const scriptFiles: Rolldown.CodeSplittingGroup[] = [
  {
    name: "shared",
    test: new RegExp(
      [
        "/app/root\\.tsx",
        "/node_modules/(react|scheduler)/",
        "/node_modules/react-dom/(index|cjs/react-dom\\.production)\\.js",
        "/app/(boot|lib/(format|texts|url-state)|features/related)/",
        "/app/lib/meta/(address|page-meta|structured-data)\\.",
        "/app/components/charts/drawn-chart\\.",
        "/app/components/prose/scroll-area\\.",
        "/app/components/ui/(button|dialog|figure|icons|language-color)\\.",
        "/app/components/ui/(page-link|picture|prose|save-file|section-heading|tag|unbroken|use-copy)\\.",
        "/app/features/projects/request-copy\\.",
      ].join("|"),
    ),
  },
  { name: "prose", test: /\/app\/(mdx-components\.|components\/prose\/)/ },
  // A text with a chart needs what reads it, and not what draws.
  {
    name: "readable",
    test: /\/app\/components\/charts\/(readable|marks|plot|place|tone|label-size)\./,
  },
  { name: fileOfManyModels, debugName: "many models", test: ofModels },
  { name: fileOfDefaultPages, debugName: "default pages", test: ofModels },
  { name: fileOfTwoModels, debugName: "two models", test: ofModels },
  { name: fileOfOneModel, debugName: "one model", test: ofModels },
];

function fileOfManyModels(id: string, modules: Modules) {
  return isOfMany(id, modules) && !isOfDefaultPages(id, modules) ? "models" : null;
}

/** What only the default pages need is kept out of the file that all models load. */
function fileOfDefaultPages(id: string, modules: Modules) {
  return isOfMany(id, modules) ? "default-page" : null;
}

function isOfMany(id: string, modules: Modules) {
  return pagesThatStartWith(id, modules).length > 2;
}

function isOfDefaultPages(id: string, modules: Modules) {
  const owners = [...importersOf(id, modules)].filter((importer) => ownCode.test(importer));
  return owners.every((owner) => owner.includes("/.cache/models/"));
}

function fileOfTwoModels(id: string, modules: Modules) {
  const pages = pagesThatStartWith(id, modules);
  return pages.length === 2 ? pages.join("-and-") : null;
}

/** What one model starts with and what its workings load again; the rest is in the file of its own code. */
function fileOfOneModel(id: string, modules: Modules) {
  const [page, ...others] = pagesThatStartWith(id, modules);
  return page && others.length === 0 && isLoadedLate(id, modules) ? `${page}-base` : null;
}

/** The pages whose own code imports a module, directly or through others. */
function pagesThatStartWith(id: string, modules: Modules) {
  if (ownCode.test(id)) return [];
  const pages = [...importersOf(id, modules)].flatMap((importer) => {
    const [, ...slugs] = ownCode.exec(importer) ?? [];
    return slugs.filter((slug) => slug !== undefined);
  });
  return pages.sort();
}

function isLoadedLate(id: string, modules: Modules) {
  return [...importersOf(id, modules)].some(
    (importer) => modules.getModuleInfo(importer)?.dynamicImporters.length,
  );
}

function importersOf(id: string, modules: Modules) {
  const found = new Set([id]);
  for (const module of found) {
    for (const importer of modules.getModuleInfo(module)?.importers ?? []) found.add(importer);
  }
  return found;
}
