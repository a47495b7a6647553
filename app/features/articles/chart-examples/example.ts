import type { ComponentType } from "react";

/** A chart type, shown on a small example. */
export type Example = {
  /** What is drawn and in which unit. */
  caption: string;
  /** What the chart shows, for readers who cannot see it. */
  description: string;
  Chart: ComponentType<{ label: string }>;
};
