import { scaleLinear } from "d3-scale";
import type { PageFigures } from "../figures.ts";
import { kilobytes } from "../units.ts";
import { Axis } from "./axis.tsx";
import { layout, rowMiddle } from "./layout.ts";

const { left, right, figures } = layout.weight;
const barHeight = 9;

/** A bar for each page: what comes before the script, then the rest. */
export function WeightPanel({ pages }: { pages: readonly PageFigures[] }) {
  const heaviest = Math.max(...pages.map(({ weight }) => kilobytes(weight.bytes)));
  const x = scaleLinear([0, heaviest], [left, right]).nice(10);
  return (
    <g>
      <text x={left} y="222" className="serif heading">
        First visit, KB
      </text>
      <rect x={left} y="237" width="10" height={barHeight} className="accent" />
      <text x={left + 16} y="246" className="muted">
        before the script starts
      </text>
      <rect x={left + 180} y="237" width="10" height={barHeight} className="edge" />
      <text x={left + 196} y="246" className="muted">
        after
      </text>
      <Axis scale={x} rows={pages.length} />
      {pages.map(({ name, weight }, row) => {
        const start = x(0);
        const scriptStarts = x(kilobytes(weight.bytesBeforeScript));
        const end = x(kilobytes(weight.bytes));
        const top = rowMiddle(row) - barHeight / 2;
        return (
          <g key={name}>
            <rect
              x={start}
              y={top}
              width={scriptStarts - start}
              height={barHeight}
              className="accent"
            />
            <rect
              x={scriptStarts}
              y={top}
              width={end - scriptStarts}
              height={barHeight}
              className="edge"
            />
            <text x={figures} y={rowMiddle(row) + 4} className="mono end">
              {kilobytes(weight.bytes).toFixed(0)}
            </text>
          </g>
        );
      })}
    </g>
  );
}
