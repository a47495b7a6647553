import type { ComponentType } from "react";

/** A chart type, shown on a small example. */
export type Example = {
  /** The title: what one sees. */
  finding: string;
  /** Below the chart: what its marks mean. */
  note?: string;
  /** What the chart shows, for readers who cannot see it. */
  description: string;
  Chart: ComponentType<{ label: string }>;
};
