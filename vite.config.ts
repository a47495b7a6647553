import mdx from "@mdx-js/rollup";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { compiledValues, definitions } from "./scripts/build/compiled-values.ts";
import { contactEndpoint } from "./scripts/build/contact-endpoint.ts";
import { contentGuard } from "./scripts/build/content-guard.ts";
import { leanLibraries } from "./scripts/build/lean-libraries.ts";
import { licencesFile } from "./scripts/build/licences.ts";
import { compileOnce } from "./scripts/build/mdx/compile-once.ts";
import { mdxOptions } from "./scripts/build/mdx/options.ts";
import { proseSource } from "./scripts/build/mdx/prose-source.ts";
import { pageTexts } from "./scripts/build/page-texts.ts";
import { scriptFiles } from "./scripts/build/script-files.ts";
import { buildSettings } from "./scripts/build/settings.ts";
import { serveDataFiles } from "./scripts/build/sql/serve-data-files.ts";
import { waitForFonts } from "./scripts/build/wait-for-fonts.ts";
import { workbookModules } from "./scripts/build/workbooks/workbook-modules.ts";
import { contentReload } from "./scripts/dev/content-reload.ts";
import { liveValues } from "./scripts/dev/live-values.ts";

const settings = buildSettings(process.env);
const values = compiledValues(process.env);

const texts = mdx(mdxOptions);
const once = compileOnce(texts.transform);

export default defineConfig(({ command }) => ({
  base: settings.basePath,
  define: command === "build" ? definitions(values) : {},
  build: {
    // A data: URL would need its own exception in the Content-Security-Policy.
    assetsInlineLimit: 0,
    // The router preloads what a page needs; the few late parts do not justify a helper in every page.
    modulePreload: false,
    // It would compress every file once more, only to print its size.
    reportCompressedSize: false,
    license: { fileName: licencesFile },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: scriptFiles },
      },
    },
  },
  // The stylesheet and the inline scripts go from there into the pages.
  environments: { ssr: { build: { minify: true } } },
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
    reactRouter(),
    leanLibraries(),
    contentGuard(),
    pageTexts(settings),
    workbookModules(),
    contactEndpoint(),
    liveValues(Object.keys(values)),
    contentReload({ forgetTexts: once.forget }),
    serveDataFiles(),
  ],
}));
