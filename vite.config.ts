import mdx from "@mdx-js/rollup";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { contentGuard } from "./builder/content/content-guard.ts";
import { contentReload } from "./builder/dev/content-reload.ts";
import { liveValues } from "./builder/dev/live-values.ts";
import { renderOnRequest } from "./builder/dev/render-on-request.ts";
import { waitForFonts } from "./builder/fonts/wait-for-fonts.ts";
import { mdxOptions } from "./builder/mdx/options.ts";
import { compileOnce, proseSource } from "./builder/mdx/prose-source.ts";
import { compiledValues, definitions } from "./builder/pages/compiled-values.ts";
import { contactEndpoint } from "./builder/pages/contact-endpoint.ts";
import { licensesFile } from "./builder/pages/licenses.ts";
import { pageTexts } from "./builder/pages/page-texts.ts";
import { scriptFiles } from "./builder/pages/script-files.ts";
import { writePages } from "./builder/pages/write-pages.ts";
import { buildSettings } from "./builder/settings.ts";
import { serveDataFiles } from "./builder/sql/data-files.ts";
import { closeDatabases } from "./builder/sql/database-source.ts";
import { workbookModules } from "./builder/workbooks/workbook-modules.ts";

const settings = buildSettings(process.env);
const values = compiledValues(process.env);

const texts = mdx(mdxOptions);
const once = compileOnce(texts.transform);

const site = `${settings.buildDirectory}/client`;
const renderer = `${settings.buildDirectory}/renderer`;

export default defineConfig(({ command }) => ({
  base: settings.basePath,
  appType: "custom",
  define: command === "build" ? definitions(values) : {},
  build: {
    // A data: URL would need its own exception in the Content-Security-Policy.
    assetsInlineLimit: 0,
    // A page names what it needs.
    modulePreload: false,
    // It would compress every file once more, only to print its size.
    reportCompressedSize: false,
    license: { fileName: licensesFile },
  },
  environments: {
    client: {
      build: {
        outDir: site,
        manifest: true,
        rolldownOptions: {
          input: "app/entry.client.tsx",
          // The texts of pages are entries that only a page names.
          preserveEntrySignatures: "exports-only",
          output: {
            codeSplitting: { groups: scriptFiles },
            // Chromium then compiles a whole file beside the page as it arrives, not each function when it is called.
            postBanner: "//# allFunctionsCalledOnLoad",
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: renderer,
        // Fonts and pictures that only the rendered pages name.
        emitAssets: true,
        // The stylesheet and the inline scripts go from there into the pages.
        minify: true,
        rolldownOptions: { input: "app/entry.server.tsx" },
      },
    },
  },
  builder: {
    // Read again for each, these settings would wait once more for fonts that are made.
    sharedConfigBuild: true,
    sharedPlugins: true,
    async buildApp({ build, environments: { client, ssr } }) {
      if (!client || !ssr) throw new Error("Vite has no environment to build for.");
      await build(client);
      // It names the files of the first.
      await build(ssr);
      await writePages(site, renderer);
      // Where a query was new, PostgreSQL ran it here, and would keep the process from ending.
      await closeDatabases();
    },
  },
  worker: { format: "es" },
  optimizeDeps: {
    // Prebundled it would look for its files in the wrong folder.
    exclude: ["@electric-sql/pglite"],
  },
  plugins: [
    waitForFonts(),
    tailwindcss(),
    proseSource(),
    {
      enforce: "pre",
      ...texts,
      transform: {
        filter: { id: /\.(mdx|ipynb)(\?|$)/ },
        handler: once.compile,
      },
    },
    contentGuard(),
    pageTexts(settings),
    workbookModules(),
    contactEndpoint(),
    liveValues(Object.keys(values)),
    contentReload({ forgetTexts: once.forget }),
    serveDataFiles(),
    renderOnRequest(),
  ],
}));
