import type { ScaleLinear } from "d3-scale";
import { layout } from "./layout.ts";

/** Hairlines down the rows, each with its value on top. */
export function Axis({ scale, rows }: { scale: ScaleLinear<number, number>; rows: number }) {
  const bottom = layout.rowsTop + rows * layout.rowHeight;
  const format = scale.tickFormat(4);
  return (
    <g>
      {scale.ticks(4).map((tick) => (
        <g key={tick}>
          <line
            x1={scale(tick)}
            x2={scale(tick)}
            y1={layout.rowsTop}
            y2={bottom}
            className={tick === 0 ? "strong" : "rule"}
          />
          <text x={scale(tick)} y={layout.rowsTop - 8} className="mono muted middle">
            {format(tick)}
          </text>
        </g>
      ))}
    </g>
  );
}
