import type { Options } from "@mdx-js/rollup";
import rehypeShiki from "@shikijs/rehype";
import rehypeSlug from "rehype-slug";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import { placeTables } from "../notebook-articles/sanitized-tables.ts";
import { codeHighlighting, postgresLanguage, removePlainSpans } from "./code-highlighting.ts";
import { describeBlocks } from "./describe-blocks.ts";
import { exportHeadings, linkHeadings, wrapSections } from "./headings.ts";
import { numberFormulas } from "./number-formulas.ts";
import { placeCharts } from "./place-charts.ts";
import { placeDiagrams } from "./place-diagrams.ts";
import { placeQueries, readQueries } from "./place-queries.ts";
import { alignSymbols, setFormulas } from "./set-formulas.ts";
import { keepCodesWhole, typographicQuotes } from "./typography.ts";

/** How the texts in `content/` become components. */
export const mdxOptions: Options = {
  // `prose-source.ts` has made a text of a notebook before MDX reads it.
  mdxExtensions: [".mdx", ".ipynb"],
  remarkPlugins: [
    remarkGfm,
    remarkMath,
    numberFormulas,
    readQueries,
    placeTables,
    placeDiagrams,
    placeCharts,
    typographicQuotes,
  ],
  remarkRehypeOptions: {
    // Footnotes are a section like any other, with their place in the table of contents.
    footnoteLabel: "Notes",
    footnoteLabelProperties: {},
    footnoteBackLabel: (index, times) =>
      `Back to the text of note ${index + 1}${times > 1 ? `, place ${times}` : ""}`,
    clobberPrefix: "",
  },
  // The policy forbids inline styles; the stylesheet reads the attribute instead.
  tableCellAlignToStyle: false,
  rehypePlugins: [
    rehypeSlug,
    exportHeadings,
    linkHeadings,
    // Before code is highlighted, because remark-math marks formulas as code.
    setFormulas,
    alignSymbols,
    // Of more than two hundred other languages only those that a text uses are loaded.
    [rehypeShiki, { ...codeHighlighting, langs: [postgresLanguage], lazy: true }],
    removePlainSpans,
    describeBlocks,
    placeQueries,
    keepCodesWhole,
    wrapSections,
  ],
};
