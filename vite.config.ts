import mdx from "@mdx-js/rollup";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { contentGuard } from "./builder/content/content-guard.ts";
import { contentReload } from "./builder/dev/content-reload.ts";
import { liveValues } from "./builder/dev/live-values.ts";
import { waitForFonts } from "./builder/fonts/wait-for-fonts.ts";
import { compileOnce } from "./builder/mdx/compile-once.ts";
import { mdxOptions } from "./builder/mdx/options.ts";
import { proseSource } from "./builder/mdx/prose-source.ts";
import { compiledValues, definitions } from "./builder/pages/compiled-values.ts";
import { contactEndpoint } from "./builder/pages/contact-endpoint.ts";
import { leanLibraries } from "./builder/pages/lean-libraries.ts";
import { licencesFile } from "./builder/pages/licences.ts";
import { pageTexts } from "./builder/pages/page-texts.ts";
import { scriptFiles } from "./builder/pages/script-files.ts";
import { buildSettings } from "./builder/settings.ts";
import { serveDataFiles } from "./builder/sql/serve-data-files.ts";
import { workbookModules } from "./builder/workbooks/workbook-modules.ts";

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
