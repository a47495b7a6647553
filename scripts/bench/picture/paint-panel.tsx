import { scaleLinear } from "d3-scale";
import type { PageFigures, RouteFigures } from "../figures.ts";
import { paintRatio } from "../goals.ts";
import { Axis } from "./axis.tsx";
import { layout, rowMiddle } from "./layout.ts";

const { left, right, figures } = layout.paint;

/** A dot for each page of ours, over the tick of the bare page. */
export function PaintPanel({ pages }: { pages: readonly (RouteFigures | PageFigures)[] }) {
  const latest = Math.max(
    ...pages.flatMap((page) => [page.lighthouse.largestPaintMs, limitOf(page) ?? 0]),
  );
  const x = scaleLinear([0, latest / 1000], [left, right]).nice(10);
  return (
    <g>
      <text x={left} y="222" className="serif heading">
        Largest paint, seconds
      </text>
      <circle cx={left + 5} cy="242" r="4.5" className="accent" />
      <text x={left + 16} y="246" className="muted">
        ours
      </text>
      <line x1={left + 62} x2={left + 62} y1="235" y2="249" className="limit" />
      <text x={left + 71} y="246" className="muted">
        the same page, bare
      </text>
      <text x={figures} y="246" className="muted end">
        ratio
      </text>
      <Axis scale={x} rows={pages.length} />
      {pages.map((page, row) => (
        <PaintRow key={page.name} page={page} y={rowMiddle(row)} x={x} />
      ))}
    </g>
  );
}

function PaintRow({
  page,
  y,
  x,
}: {
  page: RouteFigures | PageFigures;
  y: number;
  x: (seconds: number) => number;
}) {
  const limit = limitOf(page);
  const painted = x(page.lighthouse.largestPaintMs / 1000);
  return (
    <g>
      <line x1={left + 1} x2={painted} y1={y} y2={y} className="rule" />
      <circle cx={painted} cy={y} r="4.5" className="accent" />
      {limit !== null && (
        <line x1={x(limit / 1000)} x2={x(limit / 1000)} y1={y - 8} y2={y + 8} className="limit" />
      )}
      {"barePaintMs" in page && (
        <text x={figures} y={y + 4} className="mono end">
          {paintRatio(page).toFixed(2)}
        </text>
      )}
    </g>
  );
}

function limitOf(page: RouteFigures | PageFigures) {
  return "barePaintMs" in page ? page.barePaintMs : null;
}
