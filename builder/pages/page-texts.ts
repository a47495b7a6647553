import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { isUnpublishedText } from "#content/derived/published.ts";
import type * as list from "#content/projects.ts";
import { projects } from "#content/projects.ts";
import type { Project } from "#content/types.ts";
import { importFresh } from "../dev/live-values.ts";
import { moduleId } from "../process/files.ts";
import type { BuildSettings } from "../settings.ts";
import { defaultModel } from "./default-models.ts";
import { pagesWithCode } from "./pages-with-code.ts";

const moduleName = "virtual:page-texts";
export const pageTextsId = `\0${moduleName}`;

/**
 * Makes the text of each project and article a separate module that no other browser module
 * imports: a list of them all would be sent with every page. A loader finds its page's text, and the address
 * of that module, in `virtual:page-texts`, which also has the modules that each route loads.
 */
export function pageTexts({ basePath, buildDirectory }: BuildSettings): Plugin {
  let isBuild = false;
  let server: ViteDevServer | undefined;

  /** The dev server keeps this module, and with it the list as it was at the start. */
  async function projectsNow(): Promise<readonly Project[]> {
    if (!server) return projects;
    return (await importFresh<typeof list>(server, "/content/projects.ts")).projects;
  }

  /** Where the browser finds the module of a text, and first those that it imports. */
  function addresses(): (file: string) => [address: string, ...imported: string[]] {
    if (!isBuild) return (file) => [`${basePath}${file}?import`];
    const manifest = path.join(buildDirectory, "client/.vite/manifest.json");
    const chunks: Record<string, { file: string; imports?: string[] }> = JSON.parse(
      readFileSync(manifest, "utf8"),
    );
    return (name) => {
      const chunk = chunks[name];
      if (!chunk) throw new Error(`The build produced no module for ${name}.`);
      const imported = new Set(chunk.imports);
      for (const more of imported) for (const one of chunks[more]?.imports ?? []) imported.add(one);
      const files = [chunk, ...[...imported].flatMap((one) => chunks[one] ?? [])];
      const [own = "", ...rest] = files.map(({ file }) => basePath + file);
      return [own, ...rest];
    };
  }

  return {
    name: "page-texts",
    configResolved({ command }) {
      isBuild = command === "build";
    },
    async buildStart() {
      if (!isBuild || this.environment.name !== "client") return;
      for (const { key, text, own } of pageFiles(await projectsNow())) {
        const name = path.basename(key);
        this.emitFile({ type: "chunk", id: moduleId(text), name });
        if (own) this.emitFile({ type: "chunk", id: moduleId(own), name: `${name}-own` });
      }
    },
    resolveId: { filter: { id: new RegExp(`^${moduleName}$`) }, handler: () => pageTextsId },
    async load(id) {
      if (id !== pageTextsId) return;
      const addressOf = addresses();
      const module = (file: string) =>
        `{addresses:${JSON.stringify(addressOf(file))},load:()=>import(${JSON.stringify(`/${file}`)})}`;
      const entries = pageFiles(await projectsNow()).map(
        ({ key, text, own }) =>
          `${JSON.stringify(key)}:{text:${module(text)}${own ? `,own:${module(own)}` : ""}}`,
      );
      const entry = addressOf("app/entry.client.tsx");
      const common = [...entry, ...addressOf("app/hydrate.tsx")];
      const routes = routeFiles().map(({ name, file }) => [
        name,
        [...new Set([...common, ...addressOf(file)])],
      ]);
      return [
        `export const pageTexts={${entries.join(",")}};`,
        `export const entryAddress=${JSON.stringify(entry[0])};`,
        `export const routeModules=${JSON.stringify(Object.fromEntries(routes))};`,
      ].join("");
    },
    configureServer(created) {
      server = created;
      const { watcher, environments } = created;
      function invalidate(file: string) {
        const { moduleGraph } = environments.ssr;
        const list = moduleGraph.getModuleById(pageTextsId);
        if (list && /\.(mdx|ipynb|tsx)$/.test(file)) moduleGraph.invalidateModule(list);
      }
      watcher.on("add", invalidate).on("unlink", invalidate);
    },
  };
}

/** The pages that React takes over. */
function routeFiles() {
  return readdirSync("app/routes")
    .filter((file) => file.endsWith(".tsx") && file !== "not-found.tsx")
    .map((file) => ({ name: path.parse(file).name, file: `app/routes/${file}` }));
}

const folders = [
  {
    folder: "articles",
    kind: "article",
    ownFolder: "app/features/articles",
    ownFile: "components.ts",
  },
  { folder: "projects", kind: "project", ownFolder: "app/features/models", ownFile: "model.tsx" },
] as const;

/** `projects/dcf-valuation-model`, its text and, where it has a model or components, their file. */
function pageFiles(projects: readonly Project[]) {
  return folders.flatMap(({ folder, kind, ownFolder, ownFile }) => {
    const texts = readdirSync(`content/${folder}`)
      .filter((name) => /\.(mdx|ipynb)$/.test(name))
      .map((name) => ({ slug: path.parse(name).name, text: `content/${folder}/${name}` }))
      // The text of an article that is not published yet must not be among the files of the site.
      .filter(({ text }) => !isUnpublishedText(text));
    const slugs = texts.map(({ slug }) => slug);
    const withCode = pagesWithCode({ folder: ownFolder, file: ownFile, kind, slugs });
    return texts.map(({ slug, text }) => ({
      key: `${folder}/${slug}`,
      text,
      own: withCode.has(slug)
        ? `${ownFolder}/${slug}/${ownFile}`
        : kind === "project"
          ? defaultModel(slug, projects)
          : null,
    }));
  });
}
