import type { Page } from "@playwright/test";

/** A picture of docs/writing.md: `docs/pictures/writing-<name>.png`. */
export type DemoPicture = {
  name: string;
  article: string;
  /** The elements at its top and bottom, or what the window shows. */
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
    to: "#formulas ~ p:has([href='#terminal-value'])",
  },
  {
    name: "notes",
    article,
    from: "#footnotes-callouts-and-side-notes + p",
    to: ".side-note, .callout",
  },
  { name: "code", article, from: ".code-block" },
  { name: "line-chart", article, from: "#line-chart + .data-chart" },
  { name: "column-chart", article, from: "#column-chart + .data-chart" },
  { name: "bar-chart", article, from: "#bar-chart + .data-chart" },
  { name: "scatter-chart", article, from: "#scatter-chart + .data-chart" },
];
