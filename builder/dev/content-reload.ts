import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { type ErrorPayload, isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";
import type { EvaluatedModuleNode, EvaluatedModules } from "vite/module-runner";
import { cardChartFolder } from "../content/card-chart-problems.ts";
import type * as contentCheck from "../content/check-content.ts";
import { checkTypes } from "../content/type-problems.ts";
import { pageTextsId } from "../pages/page-texts.ts";
import { moduleId } from "../process/files.ts";
import { resultsFolder } from "../sql/stored-results.ts";
import { importFresh, liveValuesId } from "./live-values.ts";

/** Saving several files at once, as `npm run new` does, is one change. */
const debounceMs = 40;

/**
 * Shows each change of `content/` or of a card chart in the browser, new files included. A mistake leaves the page
 * unchanged, under an overlay with the file, the line and the fix.
 */
export function contentReload({ forgetTexts }: { forgetTexts: () => void }): Plugin {
  const checkLists = listChecker(checkTypes);
  const changed = new Set<string>();
  let schedule = () => {};
  return {
    name: "content-reload",
    apply: "serve",
    configResolved({ root, configFileDependencies }) {
      // Vite restarts for a file that its settings import; `live-values.ts` replaces what they use.
      const kept = configFileDependencies.filter((file) => !isContent(root, file));
      configFileDependencies.splice(0, configFileDependencies.length, ...kept);
    },
    configureServer(server) {
      let problem: ErrorPayload | null = null;
      let checking = Promise.resolve();
      let timer: NodeJS.Timeout | undefined;

      async function update() {
        const texts = await textsWith([...changed]);
        const files = [...changed, ...texts, ...listsOf(changed), ...workbooksOf(changed)];
        changed.clear();
        forgetTexts();
        problem = await loadChanges(server, files, checkLists);
        // A typo that the next save corrects must not take the open page away.
        server.environments.client.hot.send(problem ?? { type: "full-reload", path: "*" });
      }

      schedule = () => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          checking = checking.then(update);
        }, debounceMs);
      };
      // The first check loads what the later ones use.
      server.httpServer?.once("listening", () => {
        checking = checking.then(async () => {
          problem = await loadChanges(server, [], checkLists);
          if (problem) server.config.logger.error(problem.err.message);
        });
      });
      server.environments.client.hot.on("vite:client:connect", (_, client) => {
        if (problem) client.send(problem);
      });
      server.middlewares.use((request, response, next) => {
        if (!problem || !request.headers.accept?.includes("text/html")) return next();
        response.writeHead(500, { "Content-Type": "text/html; charset=utf-8" });
        response.end(overlayPage(problem, server.config.base));
      });
    },
    hotUpdate: {
      order: "pre",
      handler({ file, server }) {
        if (!isContent(server.config.root, file)) return;
        changed.add(file);
        schedule();
        return [];
      },
    },
  };
}

/** Both paths come from Vite, which uses forward slashes on every system. */
export function isContent(root: string, file: string) {
  const isWatched = ["content", cardChartFolder].some((it) => file.startsWith(`${root}/${it}/`));
  // Excel and LibreOffice keep a file of their own beside one that is open.
  if (/\/(~\$|\.~)[^/]*$/.test(file)) return false;
  return isWatched && !file.startsWith(`${root}/${resultsFolder}/`) && !/\.test\.tsx?$/.test(file);
}

/** The module that lists the card charts changes with a new file, which nothing imports yet. */
function listsOf(files: ReadonlySet<string>) {
  const hasChart = [...files].some((file) => file.includes(`/${cardChartFolder}/`));
  return hasChart ? [moduleId("app/features/projects/card-charts.server.tsx")] : [];
}

/** A workbook is compiled for what its view shows. */
function workbooksOf(files: ReadonlySet<string>) {
  return [...files]
    .filter((file) => /\/content\/workbooks\/[^/]+\.ts$/.test(file))
    .map((file) => file.replace(/\.ts$/, ".xlsx"));
}

/** Loads the changed files; returns what is wrong with them, if anything. */
async function loadChanges(
  server: ViteDevServer,
  files: readonly string[],
  checkLists: (changed: readonly string[]) => Promise<void>,
) {
  invalidate(server, files);
  const [types, content] = await Promise.allSettled([checkLists(files), checkFresh(server)]);
  // Where the compiler finds a mistake, the content may not even load, for a reason that says less.
  const failed = [types, content].find((check) => check.status === "rejected");
  if (!failed) return null;
  return overlay(failed.reason instanceof Error ? failed.reason.message : String(failed.reason));
}

async function checkFresh(server: ViteDevServer) {
  const check = "/builder/content/check-content.ts";
  const { checkContent } = await importFresh<typeof contentCheck>(server, check);
  await checkContent();
}

/** Pages are rendered from modules that the server holds in memory, some of them without a file. */
function invalidate({ environments }: ViteDevServer, files: readonly string[]) {
  for (const environment of Object.values(environments)) {
    const { moduleGraph } = environment;
    for (const file of files) moduleGraph.onFileChange(file);
    for (const id of [pageTextsId, liveValuesId]) {
      const made = moduleGraph.getModuleById(id);
      if (made) moduleGraph.invalidateModule(made);
    }
    if (isRunnableDevEnvironment(environment)) {
      const { evaluatedModules } = environment.runner;
      const changed = files.flatMap((file) => [...(evaluatedModules.getModulesByFile(file) ?? [])]);
      const made = [pageTextsId, liveValuesId].map((id) => evaluatedModules.getModuleById(id));
      invalidateWithImporters(evaluatedModules, [...changed, ...made]);
    }
  }
}

/** Everything else stays in memory: evaluating the whole site again takes a second. */
function invalidateWithImporters(
  evaluated: EvaluatedModules,
  changed: readonly (EvaluatedModuleNode | undefined)[],
) {
  const seen = new Set<EvaluatedModuleNode>();
  const pending = changed.filter((module) => module !== undefined);
  for (let module = pending.pop(); module; module = pending.pop()) {
    if (seen.has(module)) continue;
    seen.add(module);
    for (const id of module.importers) {
      const importer = evaluated.getModuleById(id);
      if (importer) pending.push(importer);
    }
    evaluated.invalidateModule(module);
  }
}

/**
 * Runs the compiler on the lists of `content/` when one of them has changed, or is known to be wrong. A text, a picture
 * or a chart cannot make them wrong, and the compiler takes longer than everything else between an edit and the
 * screen. At the start they are correct: `npm run dev` has just checked them.
 */
export function listChecker(checkTypes: () => Promise<void>) {
  let areCorrect = true;
  return async (changed: readonly string[]) => {
    if (areCorrect && !changed.some(isList)) return;
    areCorrect = false;
    await checkTypes();
    areCorrect = true;
  };
}

function isList(file: string) {
  return /\/content\/.*\.ts$/.test(file);
}

/**
 * The texts that use one of these files: the data of a chart or a picture. They are not modules, so nothing
 * else knows that a text has changed with them.
 */
export async function textsWith(files: readonly string[], content = "content"): Promise<string[]> {
  const used = files.filter((file) => !/\.(mdx|ipynb|tsx?)$/.test(file));
  if (used.length === 0) return [];
  const names = used.map((file) => path.basename(file));
  const found: string[] = [];
  for (const folder of ["articles", "projects"].map((name) => path.join(content, name))) {
    for (const name of (await readdir(folder)).filter((name) => name.endsWith(".mdx"))) {
      const text = await readFile(path.join(folder, name), "utf8");
      if (names.some((used) => text.includes(used))) found.push(moduleId(path.join(folder, name)));
    }
  }
  return found;
}

/** Vite's overlay for mistakes in the content. The first is shown with its location, and the text lists them all. */
export function overlay(problems: string): ErrorPayload {
  const message = problems.trim();
  const [, file, line] = /^(\S+?):(\d+): /.exec(message) ?? [];
  return {
    type: "error",
    err: {
      message,
      stack: "",
      plugin: "content",
      ...(file && { id: file, loc: { file, line: Number(line), column: 1 } }),
    },
  };
}

/** The page that is served while the content has a mistake: it connects to Vite, and so shows the overlay. */
export function overlayPage({ err }: ErrorPayload, base: string) {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>A mistake in the content</title>
<script type="module" src="${base}@vite/client"></script>
<pre>${err.message.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</pre>
`;
}
