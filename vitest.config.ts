import { readFileSync } from "node:fs";
import path from "node:path";
import { configDefaults, defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { workbookModules } from "./builder/workbooks/workbook-modules.ts";
import { isThorough } from "./tools/test-depth.ts";

/** These start programs, replace the clock or a module, or change this process: each file has a process of its own. */
const processes = [
  "server/{app,graceful-stop,prepare-file,start-server}.test.ts",
  "contact/{mail,service,store}/{disk,node,sender,tidy-hourly}.test.ts",
  "builder/windows-paths.test.ts",
];

/** These check the built site, so the build comes first: `npm test` takes care of that. */
const built = ["e2e/html/**/*.test.ts", "content/**/*.html.test.ts", "builder/mistakes.test.ts"];

/** Builds a second site, which takes as long as the first. */
const secondOwner = ["tools/make-it-yours/make-it-yours.test.ts"];

/** Starts the dev server and a browser: `npm run test:reload`. */
const dev = ["builder/dev/live-reload.test.ts"];

/** Needs Cloudflare's runtime, and has a configuration of its own: `npm run test:worker`. */
const worker = ["server/worker/*.workerd.test.ts"];

/** Starts Firefox and WebKit: `npm run test:browsers`. */
const browsers = ["tools/browsers/other-browsers.test.ts"];

/**
 * Files that need a DOM come last. A worker ends when the next file needs another environment than its own, and
 * the worker after it loads all modules, and starts PostgreSQL, again.
 */
class DomLast extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const needDom = sorted.filter(({ moduleId }) => needsDom(moduleId));
    return [...sorted.filter((file) => !needDom.includes(file)), ...needDom];
  }
}

function needsDom(file: string) {
  return readFileSync(file, "utf8").startsWith("// @vitest-environment happy-dom");
}

// Separate from vite.config.ts: unit tests need neither the pages nor the stylesheet.
export default defineConfig({
  plugins: [workbookModules()],
  test: {
    testTimeout: 60_000,
    // Starting PostgreSQL takes half a minute on a busy machine.
    hookTimeout: 120_000,
    globalSetup: "tools/test-tmpdir.ts",
    // By default one core is left idle, which on two cores is half of them. `npm test` has work for the others.
    maxWorkers: process.env.TEST_WORKERS ?? "100%",
    sequence: { sequencer: DomLast },
    ...(isThorough ? {} : { alias: { "fast-check": path.resolve("tools/fewer-random-cases.ts") } }),
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: [
            "{app,builder,contact,content,contracts,models,server,tools,workings}/**/*.test.{ts,tsx}",
          ],
          exclude: [
            ...configDefaults.exclude,
            ...[processes, built, secondOwner, dev, worker, browsers].flat(),
          ],
          // A fresh module graph for each of hundreds of files takes longer than the tests in most of them.
          isolate: false,
          setupFiles: "tools/test-empty-page.ts",
          pool: "threads",
          // A video is on another host, and no test may go there. Here and not in its test, because files with
          // the same environment share a worker.
          environmentOptions: {
            happyDOM: { settings: { navigation: { disableChildFrameNavigation: true } } },
          },
        },
      },
      {
        extends: true,
        test: { name: "server", include: processes, pool: "forks" },
      },
      {
        extends: true,
        test: {
          name: "built",
          include: [...built, ...(isThorough ? secondOwner : [])],
          isolate: false,
          pool: "threads",
        },
      },
      { extends: true, test: { name: "dev", include: dev, pool: "forks" } },
      { extends: true, test: { name: "browsers", include: browsers, pool: "forks" } },
    ],
  },
});
