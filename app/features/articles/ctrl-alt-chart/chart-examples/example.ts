import type { ComponentType } from "react";

/** A chart type, shown on a small example. */
export type Example = {
  /** What the chart shows, as its title. */
  finding: string;
  /** Below the chart: what its marks mean. */
  note?: string;
  /** The same in words, for readers who cannot see it. */
  description: string;
  Chart: ComponentType<{ label: string }>;
};
