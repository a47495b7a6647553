import type { BenchFigures } from "../figures.ts";
import { paintRatio } from "../goals.ts";
import { layout } from "./layout.ts";

/** The four headline numbers, each from the worst page. */
export function FiguresStrip({ figures }: { figures: BenchFigures }) {
  const { routes, modelSteps } = figures;
  const slowest = Math.max(0, ...modelSteps.map(({ medianMs }) => medianMs));
  const scores = routes.flatMap(({ lighthouse }) => Object.values(lighthouse.scores));
  const blocking = routes.map(({ lighthouse }) => lighthouse.blockingMs);
  const strip = [
    { figure: Math.min(...scores).toFixed(0), label: "lowest Lighthouse score" },
    {
      figure: Math.max(...routes.map(paintRatio)).toFixed(2),
      label: "worst paint ÷ paint of the bare page",
    },
    { figure: `${Math.max(...blocking).toFixed(0)} ms`, label: "longest blocking time" },
    { figure: `${slowest} ms`, label: "slowest step of a model, median" },
  ];
  const columnWidth = (layout.right - layout.margin) / strip.length;
  return (
    <g>
      <line x1={layout.margin} x2={layout.right} y1="100" y2="100" className="strong" />
      {strip.map(({ figure, label }, column) => (
        <g key={label}>
          <text x={layout.margin + column * columnWidth} y="140" className="serif figure">
            {figure}
          </text>
          <text x={layout.margin + column * columnWidth} y="162" className="muted">
            {label}
          </text>
        </g>
      ))}
      <line x1={layout.margin} x2={layout.right} y1="181" y2="181" className="strong" />
      <line x1={layout.margin} x2={layout.right} y1="184" y2="184" className="strong" />
    </g>
  );
}
