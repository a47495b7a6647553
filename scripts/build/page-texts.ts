import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import type { BuildSettings } from "./settings.ts";

const moduleName = "virtual:page-texts";

/**
 * Makes the text of each project and article a module of its own, which no other module of the browser
 * names: a list of them all would travel with every page. A loader finds its page's text, and the address
 * of that module, in `virtual:page-texts`.
 */
export function pageTexts({ basePath, buildDirectory }: BuildSettings): Plugin {
  let isBuild = false;

  function addressOf(file: string) {
    if (!isBuild) return `${basePath}${file}?import`;
    const built = readFileSync(path.join(buildDirectory, "client/.vite/manifest.json"), "utf8");
    const chunk: { file: string } | undefined = JSON.parse(built)[file];
    if (!chunk) throw new Error(`The build has made no module of ${file}.`);
    return basePath + chunk.file;
  }

  return {
    name: "page-texts",
    configResolved({ command }) {
      isBuild = command === "build";
    },
    buildStart() {
      if (!isBuild || this.environment.name !== "client") return;
      for (const { key, file } of textFiles()) {
        this.emitFile({ type: "chunk", id: path.resolve(file), name: path.basename(key) });
      }
    },
    resolveId(source) {
      return source === moduleName ? `\0${moduleName}` : undefined;
    },
    load(id) {
      if (id !== `\0${moduleName}`) return;
      const entries = textFiles().map(
        ({ key, file }) =>
          `${JSON.stringify(key)}:{address:${JSON.stringify(addressOf(file))},load:()=>import(${JSON.stringify(`/${file}`)})}`,
      );
      return `export const pageTexts={${entries.join(",")}};`;
    },
    configureServer({ watcher, environments }) {
      function forget(file: string) {
        const { moduleGraph } = environments.ssr;
        const list = moduleGraph.getModuleById(`\0${moduleName}`);
        if (list && /\.(mdx|tsx)$/.test(file)) moduleGraph.invalidateModule(list);
      }
      watcher.on("add", forget).on("unlink", forget);
    },
  };
}

/** `projects/dcf-valuation-model` and its file: the MDX, or the file of a living page around it. */
function textFiles() {
  return ["articles", "projects"].flatMap((folder) =>
    readdirSync(`content/${folder}`)
      .filter((name) => name.endsWith(".mdx"))
      .map((name) => {
        const slug = path.basename(name, ".mdx");
        const living = `app/routes/living/${slug}.tsx`;
        return {
          key: `${folder}/${slug}`,
          file: existsSync(living) ? living : `content/${folder}/${name}`,
        };
      }),
  );
}
