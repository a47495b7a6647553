import type { Page } from "@playwright/test";

/** A picture of docs/writing.md: `docs/pictures/writing-<name>.png`. */
export type DemoPicture = {
  name: string;
  article: string;
  /** What it shows, and what else it reaches to; or the whole window. */
  from: string;
  to?: string;
  prepare?: (page: Page) => Promise<void>;
};

const article = "every-element";

export const demoPictures: readonly DemoPicture[] = [
  {
    name: "formula",
    article,
    from: "#formulas + p",
    to: ".symbols",
  },
  {
    name: "notes",
    article,
    from: "#footnotes-callouts-and-side-notes + p",
    to: ".side-note, .callout",
  },
  { name: "code", article, from: ".code-block >> nth=0" },
  { name: "line-chart", article, from: "#line-chart + .data-chart" },
  { name: "column-chart", article, from: "#column-chart + .data-chart" },
  { name: "bar-chart", article, from: "#bar-chart + .data-chart" },
  { name: "scatter-chart", article, from: "#scatter-chart + .data-chart" },
  {
    name: "picture",
    article,
    from: "window",
    prepare: async (page) => {
      await page.setViewportSize({ width: 900, height: 560 });
      await page.getByRole("link", { name: "A workbook with one row for each year" }).click();
      await page.getByRole("dialog").getByRole("img").waitFor();
      await page.waitForLoadState("networkidle");
    },
  },
  { name: "diagram", article, from: ".diagram" },
  { name: "sources", article, from: "#citations + p", to: ".sources" },
  { name: "components", article, from: "#components + *", to: ".prose p:has([aria-disabled])" },
  {
    name: "query",
    article: "sql-queries-financial-analyst",
    from: ".sql-query >> nth=0",
  },
  {
    name: "notebook",
    article: "cash-flow-notebook",
    from: "#present-value + p",
    to: ".prose a:has(img) >> nth=0",
  },
];
