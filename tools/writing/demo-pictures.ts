import type { Page } from "@playwright/test";

/** A picture of docs/writing.md: `docs/pictures/writing-<name>.png`. */
export type DemoPicture = {
  name: string;
  /** Path of the page. */
  page: string;
  /** What it shows, and what else it reaches to; or the whole window. */
  from: string;
  to?: string;
  /** Of the window, in pixels; 1280 × 900 if not given. */
  viewport?: { width: number; height: number };
  /** Fewer pixels and colours for a window full of figures, which would be ten times as large as the others. */
  isDense?: true;
  /** Before the page is opened. */
  set?: (page: Page) => Promise<unknown>;
  prepare?: (page: Page) => Promise<void>;
};

const page = "blogs/every-element";

export const demoPictures: readonly DemoPicture[] = [
  {
    name: "formula",
    page,
    from: "#formulas + p",
    to: ".symbols",
  },
  { name: "code", page, from: ".code-block >> nth=0" },
  { name: "line-chart", page, from: "#line-chart + .data-chart" },
  { name: "column-chart", page, from: "#column-chart + .data-chart" },
  { name: "bar-chart", page, from: "#bar-chart + .data-chart" },
  { name: "scatter-chart", page, from: "#scatter-chart + .data-chart" },
  {
    name: "picture",
    page,
    from: "window",
    viewport: { width: 900, height: 560 },
    isDense: true,
    prepare: async (page) => {
      await page.getByRole("link", { name: "A workbook with one row for each year" }).click();
      await page.getByRole("dialog").getByRole("img").waitFor();
      await page.waitForLoadState("networkidle");
    },
  },
  { name: "diagram", page, from: ".diagram" },
  { name: "components", page, from: "#components + *", to: ".prose p:has([aria-disabled])" },
  {
    name: "query",
    page: "blogs/sql-queries-financial-analyst",
    from: ".sql-query >> nth=0",
  },
  {
    name: "notebook",
    page: "blogs/cash-flow-notebook",
    from: "#present-value + p",
    to: ".prose a:has(img) >> nth=0",
  },
  {
    name: "tag",
    page: "blogs/tags/excel",
    from: "window",
    viewport: { width: 1000, height: 720 },
  },
  { name: "series", page: "blogs/sql-queries-financial-analyst", from: ".article-details" },
  {
    name: "sharing",
    page: "blogs/ai-for-workplace",
    from: "window",
    viewport: { width: 390, height: 620 },
    // A browser without a window has no sheet for sharing.
    set: (page) => page.addInitScript("navigator.share = async () => {}"),
    prepare: (page) => page.getByRole("button", { name: "Share" }).waitFor(),
  },
];
