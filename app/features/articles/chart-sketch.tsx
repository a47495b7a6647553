import { bullet } from "./sketches/bullet.tsx";
import { candlestick } from "./sketches/candlestick.tsx";
import { columnLine } from "./sketches/column-line.tsx";
import { fan } from "./sketches/fan.tsx";
import { footballField } from "./sketches/football-field.tsx";
import { heatmap } from "./sketches/heatmap.tsx";
import { histogram } from "./sketches/histogram.tsx";
import { indexedLine } from "./sketches/indexed-line.tsx";
import { pareto } from "./sketches/pareto.tsx";
import { height, type Sketch, width } from "./sketches/parts.tsx";
import { scatter } from "./sketches/scatter.tsx";
import { slope } from "./sketches/slope.tsx";
import { smallMultiples } from "./sketches/small-multiples.tsx";
import { stackedColumn } from "./sketches/stacked-column.tsx";
import { tornado } from "./sketches/tornado.tsx";
import { waterfall } from "./sketches/waterfall.tsx";

export const sketches = {
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
} satisfies Record<string, Sketch>;

export type ChartType = keyof typeof sketches;

/** A chart type on example figures, drawn as large as a paragraph. */
export function ChartSketch({ type }: { type: ChartType }) {
  const { caption, description, Drawing }: Sketch = sketches[type];
  return (
    <figure>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={description}
        className="block h-auto w-full"
      >
        <Drawing />
      </svg>
      <figcaption className="mt-3 font-mono text-label text-muted">{caption}</figcaption>
    </figure>
  );
}
