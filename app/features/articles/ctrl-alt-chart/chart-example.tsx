import { bullet } from "./chart-examples/bullet.tsx";
import { candlestick } from "./chart-examples/candlestick.tsx";
import { columnLine } from "./chart-examples/column-line.tsx";
import type { Example } from "./chart-examples/example.ts";
import { fan } from "./chart-examples/fan.tsx";
import { footballField } from "./chart-examples/football-field.tsx";
import { heatmap } from "./chart-examples/heatmap.tsx";
import { histogram } from "./chart-examples/histogram.tsx";
import { indexedLine } from "./chart-examples/indexed-line.tsx";
import { pareto } from "./chart-examples/pareto.tsx";
import { scatter } from "./chart-examples/scatter.tsx";
import { slope } from "./chart-examples/slope.tsx";
import { smallMultiples } from "./chart-examples/small-multiples.tsx";
import { stackedColumn } from "./chart-examples/stacked-column.tsx";
import { tornado } from "./chart-examples/tornado.tsx";
import { waterfall } from "./chart-examples/waterfall.tsx";

export const chartExamples = {
  waterfall,
  "indexed-line": indexedLine,
  "column-line": columnLine,
  "stacked-column": stackedColumn,
  bullet,
  slope,
  "small-multiples": smallMultiples,
  heatmap,
  pareto,
  histogram,
  scatter,
  tornado,
  "football-field": footballField,
  fan,
  candlestick,
} satisfies Record<string, Example>;

export type ChartType = keyof typeof chartExamples;

/** A chart type on example numbers, as wide as a paragraph. */
export function ChartExample({ type }: { type: ChartType }) {
  const { finding, note, description, Chart }: Example = chartExamples[type];
  return (
    <figure>
      <figcaption className="mb-3 font-serif text-h3 text-balance">{finding}</figcaption>
      <Chart label={description} />
      {note && <p className="mt-3 text-small text-muted">{note}</p>}
    </figure>
  );
}
