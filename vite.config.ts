import mdx from "@mdx-js/rollup";
import { reactRouter } from "@react-router/dev/vite";
import rehypeShiki from "@shikijs/rehype";
import tailwindcss from "@tailwindcss/vite";
import rehypeSlug from "rehype-slug";
import remarkGfm from "remark-gfm";
import { defineConfig } from "vite";
import { menuLinks, pages } from "./content/pages.ts";
import { profile } from "./content/profile.ts";
import { codeHighlighting } from "./scripts/build/code-highlighting.ts";
import { contactEndpoint } from "./scripts/build/contact-endpoint.ts";
import { contentGuard } from "./scripts/build/content-guard.ts";
import { describeBlocks } from "./scripts/build/mdx/describe-blocks.ts";
import { exportHeadings } from "./scripts/build/mdx/export-headings.ts";
import { keepCodesWhole } from "./scripts/build/mdx/keep-codes-whole.ts";
import { linkHeadings } from "./scripts/build/mdx/link-headings.ts";
import { thinCode } from "./scripts/build/mdx/thin-code.ts";
import { typographicQuotes } from "./scripts/build/mdx/typographic-quotes.ts";
import { pageTexts } from "./scripts/build/page-texts.ts";
import { buildSettings } from "./scripts/build/settings.ts";

const settings = buildSettings(process.env);

export default defineConfig({
  base: settings.basePath,
  define: {
    __BUILD_YEAR__: new Date().getUTCFullYear(),
    __OWNER__: JSON.stringify({
      name: profile.name,
      email: profile.email,
      linkedin: profile.linkedin,
    }),
    __MENUS__: JSON.stringify({
      header: menuLinks("header"),
      footer: menuLinks("footer"),
      blog: pages["/blogs"].name,
    }),
    __SITE_URL__: JSON.stringify(settings.siteUrl),
    __DEMO_VIDEO_URL__: JSON.stringify(profile.demoVideoUrl),
    __EMAIL_SERVICE__: JSON.stringify(settings.emailService),
    __ON_STATIC_HOST__: settings.staticHost !== null,
  },
  build: {
    // A data: URL would need its own exception in the Content-Security-Policy.
    assetsInlineLimit: 0,
    // The router brings what a page needs; the few parts that come later need no helper in every page.
    modulePreload: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What most pages share comes as one file: a dozen crumbs compress worse and ask more often.
          groups: [
            {
              name: "shared",
              test: /\/app\/(components|meta|format|hydration)\//,
              minShareCount: 8,
            },
            // What every page needs besides, except for the parts of the search that are loaded late.
            {
              name: "shared",
              test: /\/app\/(navigation|texts|hydration|components\/(layout|ui\/(dialog|icon-button|section-link|tag|button))|format|features\/(theme|search\/(search-(button|dialog|panel)|keyboard-help-button|use-search))|components\/prose|components\/ui\/use-copy|features\/models\/kit\/workings\/workings-source|root\.tsx|routes\/frame)/,
            },
          ],
        },
      },
    },
  },
  plugins: [
    tailwindcss(),
    {
      enforce: "pre",
      ...mdx({
        remarkPlugins: [remarkGfm, typographicQuotes],
        // The policy forbids inline styles; the stylesheet reads the attribute instead.
        tableCellAlignToStyle: false,
        rehypePlugins: [
          rehypeSlug,
          exportHeadings,
          linkHeadings,
          // Of more than two hundred languages only those that a text uses are loaded.
          [rehypeShiki, { ...codeHighlighting, langs: [], lazy: true }],
          thinCode,
          describeBlocks,
          keepCodesWhole,
        ],
      }),
    },
    reactRouter(),
    contentGuard(),
    pageTexts(settings),
    contactEndpoint(),
  ],
});
